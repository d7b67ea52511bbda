// SPDX-License-Identifier: MIT

public import ModalHarness

/// All specs of this package, in the order in which reports list them.
public enum SpecCatalog {
  /// The specs; a new one is added by its own line here.
  public static let all: [any Spec] = [
    PresentationMatrix(),
    PageSheetDismissal(),
    ConfirmBeforeDiscard(),
    TellingThePresenter(),
    SheetAgainstFullScreen(),
    ScreenTracking(),
    CustomOverlayPresentation(),
    SemiModal(),
    BindingDrivenPresentation(),
    PresentationStack(),
    CustomOverlayCode(),
    SemiModalCode(),
    UnsavedChangesCode(),
    TellingThePresenterCode(),
    SheetAgainstFullScreenCode(),
    ScreenTrackingCode(),
    RowsCode(),
    ClosingCode(),
  ]
}
