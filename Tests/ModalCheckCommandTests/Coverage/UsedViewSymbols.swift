// SPDX-License-Identifier: MIT

/// What public code uses of SwiftUI: counted in 60 repositories, as far as two of them use it.
enum UsedViewSymbols {
  /// Modifiers of views.
  static let modifiers = words(
    """
    padding background frame font onAppear foregroundColor sheet onTapGesture onChange overlay
    offset navigationTitle animation alert shadow pickerStyle multilineTextAlignment
    ignoresSafeArea environmentObject cornerRadius clipShape tag tabItem scaleEffect disabled
    toolbar tint scaledToFit opacity fontWeight listStyle gesture foregroundStyle environment
    buttonStyle rotationEffect navigationBarTitleDisplayMode transition onReceive lineLimit
    clipped bold onDisappear keyboardType focused task preferredColorScheme modifier
    edgesIgnoringSafeArea border aspectRatio textFieldStyle scaledToFill navigationBarTitle
    imageScale fullScreenCover confirmationDialog blur swipeActions strokeBorder onSubmit
    navigationDestination labelsHidden id fixedSize contextMenu position navigationBarItems
    contentShape actionSheet accessibilityLabel accentColor zIndex tabViewStyle searchable
    onPreferenceChange onLongPressGesture navigationViewStyle mask allowsHitTesting
    textInputAutocapitalization progressViewStyle listRowSeparator listRowInsets
    listRowBackground labelStyle italic datePickerStyle coordinateSpace blendMode
    autocorrectionDisabled autocapitalization textContentType symbolRenderingMode refreshable
    popover navigationBarHidden minimumScaleFactor indexViewStyle accessibilityIdentifier
    simultaneousGesture safeAreaInset previewLayout presentationDetents matchedGeometryEffect
    lineSpacing layoutPriority hidden drawingGroup disableAutocorrection colorMultiply
    accessibilityValue accessibilityElement accessibilityAddTraits toggleStyle submitLabel
    strikethrough saturation previewDevice preference navigationBarBackButtonHidden hueRotation
    grayscale dynamicTypeSize alignmentGuide accessibilityHidden accessibility truncationMode
    textCase statusBar scrollContentBackground previewInterfaceOrientation previewDisplayName
    keyboardShortcut interactiveDismissDisabled highPriorityGesture headerProminence
    focusedValue accessibilityHint visualEffect transaction textSelection symbolVariant
    symbolEffect searchCompletion scrollTargetLayout scrollBounceBehavior
    presentationDragIndicator presentationCornerRadius presentationBackground
    matchedTransitionSource listRowSeparatorTint controlSize contentTransition
    containerRelativeFrame compositingGroup colorInvert buttonBorderShape badge
    accessibilityAdjustableAction underline toolbarBackground sensoryFeedback
    scrollTargetBehavior scrollPosition scrollDismissesKeyboard scrollDisabled
    scrollClipDisabled redacted phaseAnimator overlayPreferenceValue onOpenURL
    navigationTransition gaugeStyle fontDesign focusable colorScheme brightness backgroundStyle
    anchorPreference accessibilityRemoveTraits onScrollGeometryChange
    navigationSplitViewColumnWidth fontWidth gridCellColumns containerBackground
    """)

  /// Views, controls and shapes.
  static let views = words(
    """
    Text VStack Button Image HStack Spacer Color ZStack List ForEach Section RoundedRectangle
    Picker Rectangle Group NavigationLink TextField GeometryReader Circle Toggle TabView
    ScrollView NavigationView Path Form EmptyView Label Slider DatePicker ToolbarItem
    LinearGradient Capsule ProgressView LazyVGrid TextEditor Stepper NavigationStack EditButton
    Divider AnyView Alert AsyncImage ToolbarItemGroup ActionSheet SecureField Link Tab Menu
    LazyVStack RadialGradient ScrollViewReader NavigationPath LazyHGrid ColorPicker Canvas
    AngularGradient ShareLink NavigationSplitView GridRow Grid Ellipse ContentUnavailableView
    TimelineView PhotosPicker LabeledContent GroupBox UnevenRoundedRectangle LazyHStack
    DisclosureGroup ViewThatFits Table OutlineGroup MultiDatePicker Gauge
    """)

  /// Property wrappers.
  static let wrappers = words(
    """
    State Binding Environment ObservedObject EnvironmentObject StateObject FocusState AppStorage
    GestureState Namespace SceneStorage Bindable ScaledMetric FocusedValue FetchRequest Query
    """)

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
