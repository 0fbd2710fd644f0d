interface PackageFault {
  /** Name of the axe rule. If it's missing, the entry applies to all rules. */
  rule?: string;
  /** Matches the element. */
  html: RegExp;
}

/** Faults in the packages that axe finds regardless of the demo. An upgrade may make entries unnecessary. */
const PACKAGE_FAULTS: readonly PackageFault[] = [
  // The watermark of a paid component without a license key.
  { html: /MUI X [^<]*licen[sc]e key/i },
  // The headers of button columns have a label but no text.
  {
    rule: 'empty-table-header',
    html: /data-field="__detail_panel_togg|columnHeader--alignCenter[^"]*columnHeaderReorder/,
  },
  { rule: 'aria-prohibited-attr', html: /^<div aria-label="Detail panel toggle"/ },
  // A checkbox for a partial selection is mixed only in its ARIA state.
  { rule: 'aria-conditional-attr', html: /data-indeterminate="true"/ },
  // Hours with Arabic-Indic digits aren't parsed as numbers.
  { rule: 'aria-valid-attr-value', html: /aria-valuenow="NaN"/ },
  // `05` is named "5 minutes".
  { rule: 'label-content-name-mismatch', html: /MuiMultiSectionDigitalClockSection-item/ },
];

export function isPackageFault(rule: string, html: string): boolean {
  return PACKAGE_FAULTS.some(
    (fault) => (fault.rule === undefined || fault.rule === rule) && fault.html.test(html),
  );
}
