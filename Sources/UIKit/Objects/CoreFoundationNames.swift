// SPDX-License-Identifier: MIT

public import Foundation

// The names of Core Foundation's types, which are those of Foundation here.
public typealias CFArray = [Any]
public typealias CFBoolean = NSNumber
public typealias CFData = Data
public typealias CFDictionary = [String: Any]
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFURL = URL

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: CFBoolean! = true
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: CFBoolean! = false
