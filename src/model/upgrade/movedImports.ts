import type { ProductId } from '../product/ProductConfig.ts';

/** Something with the same name but a new import path. The history contains only names, so it doesn't show this. */
export interface MovedImport {
  productId: ProductId;
  /** The import specifier. */
  from: RegExp;
  /** The imported names; all if left out. */
  names?: RegExp;
  /** The release that moved it; left out if the old package isn't part of MUI X at all. */
  version?: string;
  /** `changed` if only some files have to change. */
  kind: 'removed' | 'changed';
  /** The part of the import to mark. */
  marks: 'name' | 'specifier';
  describe: (name: string, specifier: string) => string;
  guide?: { title: string; path: string };
}

const PICKERS_LAB = {
  title: 'Move Date and Time Pickers from lab to MUI X',
  path: '/x/migration/migration-pickers-lab/',
};
const TREE_LAB = {
  title: 'Move Tree View from lab to MUI X',
  path: '/x/migration/migration-tree-view-lab/',
};

/** Components that have a different name in lab and in version 5. */
const RENAMED_VIEWS: Record<string, string> = {
  CalendarPicker: 'DateCalendar',
  CalendarPickerSkeleton: 'DayCalendarSkeleton',
  ClockPicker: 'TimeClock',
  MonthPicker: 'MonthCalendar',
  YearPicker: 'YearCalendar',
};

/** `@mui/x-date-pickers-pro/AdapterDateFnsV3` → `@mui/x-date-pickers-pro/AdapterDateFns` */
function replacePath(specifier: string, path: string): string {
  return specifier.replace(/[^/]+$/, path);
}

const moveAdapter = (old: string, young: string): MovedImport => ({
  productId: 'x-date-pickers',
  from: new RegExp(`^@mui/x-date-pickers(?:-pro)?/${old}$`),
  version: '8.0',
  kind: 'removed',
  marks: 'specifier',
  describe: (_, specifier) => `Import from \`${replacePath(specifier, young)}\`.`,
});

const changeAdapter = (name: string): MovedImport => ({
  productId: 'x-date-pickers',
  from: new RegExp(`^@mui/x-date-pickers(?:-pro)?/${name}$`),
  version: '8.0',
  kind: 'changed',
  marks: 'specifier',
  describe: (_, specifier) =>
    `If you use version 2 of the date library, import from \`${replacePath(specifier, `${name}V2`)}\`.`,
});

const moveLocales = (productId: ProductId): MovedImport => ({
  productId,
  from: new RegExp(`^@mui/${productId}(?:-pro|-premium)?$`),
  names: /^[a-z]{2}[A-Z]{2}$/,
  version: '7.0',
  kind: 'removed',
  marks: 'name',
  describe: (name, specifier) => `Import \`${name}\` from \`${specifier}/locales\`.`,
});

const moveLicense = (productId: ProductId): MovedImport => ({
  productId,
  from: new RegExp(`^@mui/${productId}-(?:pro|premium)$`),
  names: /^LicenseInfo$/,
  version: '8.0',
  kind: 'removed',
  marks: 'name',
  describe: (name) => `Import \`${name}\` from \`@mui/x-license\`.`,
});

const renameLicensePackage = (productId: ProductId): MovedImport => ({
  productId,
  from: /^@mui\/x-license-pro$/,
  version: '7.0',
  kind: 'removed',
  marks: 'specifier',
  describe: () => 'Import from `@mui/x-license`.',
});

export const MOVED_IMPORTS: readonly MovedImport[] = [
  {
    productId: 'x-date-pickers',
    from: /^@mui\/lab(?:\/\w+)?$/,
    names: /^(?:(?:Desktop|Mobile|Static)?DateRangePicker|DateRangePickerDay)$/,
    kind: 'removed',
    marks: 'name',
    describe: (name) => `Import \`${name}\` from \`@mui/x-date-pickers-pro\`.`,
    guide: PICKERS_LAB,
  },
  {
    productId: 'x-date-pickers',
    from: /^@mui\/lab(?:\/\w+)?$/,
    names:
      /^(?:(?:Desktop|Mobile|Static)?(?:Date|Time|DateTime)Picker|CalendarPicker(?:Skeleton)?|ClockPicker|MonthPicker|YearPicker|PickersDay|LocalizationProvider)$/,
    kind: 'removed',
    marks: 'name',
    describe: (name) => {
      const later = RENAMED_VIEWS[name];
      const text = `Import \`${name}\` from \`@mui/x-date-pickers\`.`;
      return later === undefined ? text : `${text} In 6.0 and later, its name is \`${later}\`.`;
    },
    guide: PICKERS_LAB,
  },
  {
    productId: 'x-date-pickers',
    from: /^@mui\/lab\/Adapter(?:DateFns|Dayjs|Luxon|Moment)$/,
    kind: 'removed',
    marks: 'specifier',
    describe: (_, specifier) =>
      `Import from \`${specifier.replace('@mui/lab', '@mui/x-date-pickers')}\`.`,
    guide: PICKERS_LAB,
  },
  {
    productId: 'x-tree-view',
    from: /^@mui\/lab(?:\/\w+)?$/,
    names: /^(?:TreeView|TreeItem)$/,
    kind: 'removed',
    marks: 'name',
    describe: (name) =>
      `Import \`${name === 'TreeView' ? 'SimpleTreeView' : name}\` from \`@mui/x-tree-view\`.`,
    guide: TREE_LAB,
  },
  moveAdapter('AdapterDateFnsV3', 'AdapterDateFns'),
  moveAdapter('AdapterDateFnsJalaliV3', 'AdapterDateFnsJalali'),
  changeAdapter('AdapterDateFns'),
  changeAdapter('AdapterDateFnsJalali'),
  moveLocales('x-data-grid'),
  moveLocales('x-date-pickers'),
  moveLicense('x-data-grid'),
  moveLicense('x-date-pickers'),
  renameLicensePackage('x-data-grid'),
  renameLicensePackage('x-date-pickers'),
];
