import type { ApiComponent, ApiFamily, ApiReference } from '#model/reference/ApiReference.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import type { FrontMatter } from '#model/page/Page.ts';
import { NO_PRODUCT, getProductIds } from '#model/product/productIds.ts';
import { isMainComponent } from '#model/try-it/tryItBase.ts';
import { createTryItPanel } from '#model/try-it/TryItPanelData.ts';
import type { TryItSampleIndex } from '#model/try-it/TryItPanelData.ts';
import { findUsage, getUsageKey } from './findUsage.ts';
import type { UsageIndex } from './findUsage.ts';

/** How much of one family's API the guides and demos cover. */
export interface FamilyCoverage {
  productId: ProductId;
  name: string;
  /** Components and hooks that no guide mentions and no demo uses. */
  exportsWithoutGuide: string[];
  exports: CoverageTotal;
  /** Props of the packages that no demo or snippet sets, such as `DataGrid.rowHeight`. */
  propsWithoutDemo: string[];
  props: CoverageTotal;
  /** Distinct prop names, and how many of them at least one demo sets on any component. */
  names: CoverageTotal;
  /** Props that neither a demo nor a "Try it" panel sets. */
  unreachableProps: string[];
  reachable: CoverageTotal;
  /** The part of `reachable` for components that apps use directly. `parts` is for the components inside them. */
  main: CoverageTotal;
  parts: CoverageTotal;
  /** Reachable props that no demo sets, and that a "Try it" panel only shows as read-only. */
  givenProps: string[];
}

export interface CoverageTotal {
  total: number;
  covered: number;
}

export interface ApiCoverage {
  families: FamilyCoverage[];
  exports: CoverageTotal;
  props: CoverageTotal;
  names: CoverageTotal;
  reachable: CoverageTotal;
  main: CoverageTotal;
  parts: CoverageTotal;
  givenProps: string[];
}

/** The components and hooks that a guide covers, according to its front matter. */
export interface Guide extends Pick<FrontMatter, 'components' | 'hooks'> {
  pathname: string;
}

/** Measures how much of the API reference the guides cover. */
export function measureCoverage(
  reference: ApiReference,
  usage: UsageIndex,
  guides: readonly Guide[],
  samples: TryItSampleIndex = {},
): ApiCoverage {
  const families = reference.families.map((family) =>
    measureFamily(family, reference, usage, listNamed(guides, family.productId), samples),
  );
  return {
    families,
    exports: sum(families.map((family) => family.exports)),
    props: sum(families.map((family) => family.props)),
    names: sum(families.map((family) => family.names)),
    reachable: sum(families.map((family) => family.reachable)),
    main: sum(families.map((family) => family.main)),
    parts: sum(families.map((family) => family.parts)),
    givenProps: families.flatMap((family) => family.givenProps),
  };
}

/** Lists the names that guides mention. Two families export a `Toolbar`, so only guides of the same family or of none count. */
function listNamed(guides: readonly Guide[], productId: ProductId): Set<string> {
  const relevant = guides.filter(({ pathname }) => {
    const owner = getProductIds(pathname).productId;
    return owner === productId || owner === NO_PRODUCT;
  });
  return new Set(relevant.flatMap(({ components = [], hooks = [] }) => [...components, ...hooks]));
}

function measureFamily(
  family: ApiFamily,
  reference: ApiReference,
  usage: UsageIndex,
  named: ReadonlySet<string>,
  samples: TryItSampleIndex,
): FamilyCoverage {
  const { productId, name, components, hooks } = family;
  const entries = [...components, ...hooks];
  const isUsed = (component: string, member?: string) =>
    findUsage(usage, reference, productId, component, member).length > 0;
  const exportsWithoutGuide = entries
    .filter((entry) => !named.has(entry.name) && !isUsed(entry.name))
    .map((entry) => entry.name);
  const props = components.flatMap((component) => {
    const panel = createTryItPanel(productId, component, samples);
    const usable = panel?.controls.filter(({ isBroken }) => !isBroken) ?? [];
    const controls = new Set(usable.map(({ name }) => name));
    const given = new Set(panel?.given);
    const isMain = isMainComponent(productId, component.name);
    return listOwnProps(component).map((prop): MeasuredProp => {
      const inDemo = isUsed(component.name, prop);
      const isGiven = !inDemo && given.has(prop);
      const isReachable = inDemo || isGiven || controls.has(prop);
      return { name: `${component.name}.${prop}`, isMain, inDemo, isGiven, isReachable };
    });
  });
  return {
    productId,
    name,
    exportsWithoutGuide,
    exports: { total: entries.length, covered: entries.length - exportsWithoutGuide.length },
    propsWithoutDemo: props.filter(({ inDemo }) => !inDemo).map((prop) => prop.name),
    props: { total: props.length, covered: props.filter(({ inDemo }) => inDemo).length },
    names: countNames(components, usage, productId),
    unreachableProps: props.filter(({ isReachable }) => !isReachable).map((prop) => prop.name),
    reachable: countReachable(props),
    main: countReachable(props.filter(({ isMain }) => isMain)),
    parts: countReachable(props.filter(({ isMain }) => !isMain)),
    givenProps: props.filter(({ isGiven }) => isGiven).map((prop) => prop.name),
  };
}

interface MeasuredProp {
  name: string;
  isMain: boolean;
  inDemo: boolean;
  isGiven: boolean;
  isReachable: boolean;
}

function countReachable(props: readonly MeasuredProp[]): CoverageTotal {
  return {
    total: props.length,
    covered: props.filter(({ isReachable }) => isReachable).length,
  };
}

/** Counts distinct prop names: `height` counts once, no matter how many components have it. */
function countNames(
  components: readonly ApiComponent[],
  usage: UsageIndex,
  productId: ProductId,
): CoverageTotal {
  const isSet = (component: string, prop: string) =>
    (usage[getUsageKey(productId, component, prop)] ?? []).some(({ demo }) => demo);
  const names = new Map<string, boolean>();
  for (const component of components) {
    for (const prop of listOwnProps(component)) {
      names.set(prop, names.get(prop) || isSet(component.name, prop));
    }
  }
  return { total: names.size, covered: [...names.values()].filter(Boolean).length };
}

/** Leaves out deprecated props, which demos shouldn't use, and inherited props, which the Material UI docs cover. */
function listOwnProps({ props }: ApiComponent): string[] {
  return props.filter(({ from, deprecated }) => !from && !deprecated).map(({ name }) => name);
}

function sum(totals: readonly CoverageTotal[]): CoverageTotal {
  return totals.reduce((a, b) => ({ total: a.total + b.total, covered: a.covered + b.covered }), {
    total: 0,
    covered: 0,
  });
}

/** Formats one line for each family, for logs and for the page's Markdown. */
export function formatCoverage({ families }: ApiCoverage): string[] {
  return families.map(
    ({ name, exports, props, names, main, parts, givenProps }) =>
      `${name}: ${exports.covered} of ${exports.total} exports have a guide, and ${props.covered} of ${props.total} props have a demo. Demos set ${names.covered} of ${names.total} different prop names. A demo or a panel reaches ${main.covered} of ${main.total} props of main components and ${parts.covered} of ${parts.total} props of parts. ${givenProps.length} of them can be seen there but not changed.`,
  );
}
