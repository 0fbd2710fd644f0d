import type { Plan } from '../product/Plan.ts';
import type { ProductId } from '../product/ProductConfig.ts';

/**
 * For anything that may have been added after the first release of the major version. `8.4` is the minor release it appeared in,
 * and `8.3–8.5` means that it appeared in one of these.
 */
interface ApiDated {
  since?: string;
}

/** The declarations of the installed packages, ready to be shown. Texts are Markdown. */
export interface ApiReference {
  packages: ApiPackage[];
  families: ApiFamily[];
}

export interface ApiPackage {
  name: string;
  plan: Plan;
  version: string;
}

/** One product. Its packages share names, and higher plans extend lower ones. */
export interface ApiFamily {
  productId: ProductId;
  /** `Data Grid` */
  name: string;
  /** `/x/api/data-grid` */
  apiRoot: string;
  components: ApiComponent[];
  hooks: ApiHook[];
  interfaces: ApiInterface[];
  events: ApiEvent[];
  selectors: ApiSelector[];
  localeText: ApiLocaleKey[];
  /** Named types that texts mention, by key (see {@link ApiType.names}). */
  types: Record<string, ApiNamedType>;
  /** All other exports of the packages, so that the reference is complete. */
  otherExports: ApiOtherExport[];
}

/** A type as displayed. */
export interface ApiType {
  /** The type on one line, shortened if it's long. */
  text: string;
  /** The complete type on several lines, if `text` is shortened. */
  full?: string;
  /** Keys of the named types in it that can be opened. The part before `~` is the name in the text. */
  names?: string[];
}

export interface ApiNamedType {
  name: string;
  kind: 'alias' | 'interface' | 'class' | 'enum';
  description?: string;
  /** The declaration without comments, cut off if it's long. */
  text: string;
  names?: string[];
  plan: Plan;
}

export interface ApiDeprecation {
  text: string;
  /** The replacement, if the declaration names one. */
  replacement?: string;
}

export interface ApiLink {
  title: string;
  href: string;
}

/** A prop of a component, or a member of an interface or of a hook's return value. */
export interface ApiMember extends ApiDated {
  name: string;
  type: ApiType;
  description: string;
  /** The lowest plan that includes it. */
  plan: Plan;
  required?: true;
  readonly?: true;
  /** As written in the declaration. */
  default?: string;
  deprecated?: ApiDeprecation;
  see?: string[];
  examples?: string[];
  demos?: ApiLink[];
  /** One per overload; present if the value is a function. */
  signatures?: ApiSignature[];
  /** The control that sets it in a Try it panel. */
  control?: ApiControl;
  /** The Material UI component it comes from: `Popper`. */
  from?: string;
}

export interface ApiSignature {
  text: string;
  typeParameters?: string;
  parameters: ApiParameter[];
  returns: { type: ApiType; description: string };
}

export interface ApiParameter {
  name: string;
  type: ApiType;
  description: string;
  optional?: true;
  default?: string;
}

export type ApiControl =
  | { kind: 'boolean' | 'number' | 'string' | 'date' }
  /** JavaScript literals: `'asc'`, `3`, `null`. */
  | { kind: 'options'; options: string[] };

export interface ApiImport {
  package: string;
  plan: Plan;
  /** `@mui/x-charts/BarChart` */
  from: string;
  /** `import { BarChart } from '@mui/x-charts/BarChart';` */
  text: string;
}

export interface ApiSource {
  package: string;
  version: string;
  /** Relative to the root of the repository: `packages/x-charts/src/BarChart/BarChart.tsx` */
  file: string;
}

interface ApiEntry extends ApiDated {
  /** The name in texts: `SankeyChart`. */
  name: string;
  /** The imported name: `Unstable_SankeyChart`. */
  exportName: string;
  plan: Plan;
  description: string;
  deprecated?: ApiDeprecation;
  /** Guides that the declaration links to. */
  demos?: ApiLink[];
  imports: ApiImport[];
  source: ApiSource;
}

export interface ApiComponent extends ApiEntry {
  kind: 'component';
  /** An icon shows an image and has no behavior. */
  icon?: true;
  /** `R extends GridValidRowModel = any` */
  typeParameters?: string;
  props: ApiMember[];
  slots: ApiSlot[];
  classes: ApiClass[];
  cssVariables: ApiCssVariable[];
  /** The component or element that receives all props that aren't listed here. */
  inherits?: { kind: 'material' | 'native'; name: string };
  /** The element type behind `ref`; absent if the component doesn't accept one. */
  ref?: string;
  /** `MuiDataGrid`, the key in the theme. */
  themeName?: string;
}

export interface ApiSlot extends ApiDated {
  name: string;
  description: string;
  plan: Plan;
  default?: string;
  /** Props of the component that fills the slot, as `slotProps` accepts them. */
  props?: ApiType;
  /** `MuiDataGrid-toolbar`, if there's a class with the same name. */
  className?: string;
  deprecated?: ApiDeprecation;
}

export interface ApiClass extends ApiDated {
  /** The key in `classes` and in the style overrides of the theme. */
  key: string;
  /** Without the dot: `MuiDataGrid-root`, `Mui-selected`. */
  className: string;
  /** True for state classes, which all components share. */
  global?: true;
  /** The inner part that has the class, such as `MuiClock`, if `classes` can't set it. */
  part?: string;
  description: string;
  deprecated?: ApiDeprecation;
}

export interface ApiCssVariable extends ApiDated {
  /** `--TreeView-itemChildrenIndentation` */
  name: string;
  /** The value used if the variable isn't set. */
  fallback?: string;
}

export interface ApiHook extends ApiEntry {
  kind: 'hook';
  /** One per overload. */
  signatures: ApiSignature[];
  /** Members of the first parameter, if it's an object. */
  parameterMembers: ApiMember[];
  returnMembers: ApiMember[];
}

export interface ApiInterface extends Omit<ApiEntry, 'source'> {
  kind: 'interface';
  typeParameters?: string;
  members: ApiMember[];
}

export interface ApiEvent extends ApiDated {
  /** `cellClick` */
  name: string;
  description: string;
  plan: Plan;
  params?: ApiType;
  event?: ApiType;
  /** The prop of the grid that listens to it: `onCellClick`. */
  prop?: string;
  deprecated?: ApiDeprecation;
}

export interface ApiSelector extends ApiDated {
  name: string;
  description: string;
  plan: Plan;
  category?: string;
  returns: ApiType;
  /** The type of the second argument, for selectors that accept one. */
  args?: ApiType;
  deprecated?: ApiDeprecation;
}

export interface ApiLocaleKey extends ApiDated {
  name: string;
  type: ApiType;
  description?: string;
  plan: Plan;
  /** The English text, or the function that returns it. */
  default?: string;
}

export interface ApiOtherExport {
  name: string;
  kind: 'class' | 'constant' | 'context' | 'function' | 'plugin' | 'selector' | 'type';
  plan: Plan;
}

/** Entries that have a page. */
export type ApiPageEntry = ApiComponent | ApiHook | ApiInterface;

/** `DateRangePickerDay2` → `date-range-picker-day-2`, as in the pathname of its page */
export function toApiSlug(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z0-9])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

/** `DataGrid`, `prop`, `rowHeight` → `data-grid-prop-rowHeight` */
export function getApiAnchor(
  entryName: string,
  kind: 'prop' | 'slot' | 'class' | 'css' | 'parameter' | 'return',
  name: string,
): string {
  return `${toApiSlug(entryName)}-${kind}-${name.replace(/^--/, '')}`;
}

/**
 * Removes the plan and the platform from a component's name: `DataGridPro` → `DataGrid`, `MobileDatePicker` →
 * `DatePicker`. Components with the same root share most of their props.
 */
export function getRootName(name: string): string {
  return name.replace(/^(Desktop|Mobile|Static)(?=.*Picker$)/, '').replace(/(Pro|Premium)$/, '');
}
