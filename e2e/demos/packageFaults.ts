interface PackageFault {
  /** Name of the axe rule. Absent for all rules. */
  rule?: string;
  /** Matches the element. */
  html: RegExp;
}

/** What axe finds in the packages themselves, whatever a demo does with them. An upgrade may make entries unnecessary. */
const PACKAGE_FAULTS: readonly PackageFault[] = [
  // The watermark of a paid component without a license key.
  { html: /MUI X [^<]*licen[sc]e key/i },
  // Columns of buttons have a label and no text in their header.
  {
    rule: 'empty-table-header',
    html: /data-field="__detail_panel_togg|columnHeader--alignCenter[^"]*columnHeaderReorder/,
  },
  { rule: 'aria-prohibited-attr', html: /^<div aria-label="Detail panel toggle"/ },
  // A checkbox for some of the rows is mixed by its ARIA state alone.
  { rule: 'aria-conditional-attr', html: /data-indeterminate="true"/ },
  // Hours in Arabic numerals aren't read as numbers.
  { rule: 'aria-valid-attr-value', html: /aria-valuenow="NaN"/ },
  // `05` is named "5 minutes".
  { rule: 'label-content-name-mismatch', html: /MuiMultiSectionDigitalClockSection-item/ },
];

export function isPackageFault(rule: string, html: string): boolean {
  return PACKAGE_FAULTS.some(
    (fault) => (fault.rule === undefined || fault.rule === rule) && fault.html.test(html),
  );
}
