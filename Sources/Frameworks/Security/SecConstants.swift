// SPDX-License-Identifier: MIT

public import UIKit

public typealias OSStatus = Int32

// MARK: - What a function says

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

// MARK: - What an item is

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassKey: CFString = "keys"

public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrApplicationLabel: CFString = "klbl"
public let kSecAttrApplicationTag: CFString = "atag"
public let kSecAttrAuthenticationType: CFString = "atyp"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrKeySizeInBits: CFString = "bsiz"
public let kSecAttrKeyType: CFString = "type"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrPath: CFString = "path"
public let kSecAttrPort: CFString = "port"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrService: CFString = "svce"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrType: CFString = "type"
public let kSecValueData: CFString = "v_Data"

// MARK: - When it can be read, as storage

public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"

// MARK: - What is wanted of it

public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnData: CFString = "r_Data"
