import type { ApiComponent, ApiFamily, ApiReference } from '#model/ApiReference.ts';
import type { ProductId } from '#model/ProductConfig.ts';
import type { FrontMatter } from '#model/Page.ts';
import { NO_PRODUCT, getProductIds } from '#model/productIds.ts';
import { createTryItPanel } from '#model/try-it/TryItPanelData.ts';
import { findUsage } from './findUsage.ts';
import type { UsageIndex } from './findUsage.ts';

/** What the guides and demos of one family leave out. */
export interface FamilyCoverage {
  productId: ProductId;
  name: string;
  /** Components and hooks that no guide names and no demo uses. */
  exportsWithoutGuide: string[];
  exports: CoverageTotal;
  /** `DataGrid.rowHeight`: props of the packages that no demo and no snippet sets. */
  propsWithoutDemo: string[];
  props: CoverageTotal;
  /** Props that neither a demo nor a "Try it" panel sets. */
  unreachableProps: string[];
  reachable: CoverageTotal;
}

export interface CoverageTotal {
  total: number;
  covered: number;
}

export interface ApiCoverage {
  families: FamilyCoverage[];
  exports: CoverageTotal;
  props: CoverageTotal;
  reachable: CoverageTotal;
}

/** What a guide says it is about. */
export interface Guide extends Pick<FrontMatter, 'components' | 'hooks'> {
  pathname: string;
}

/** Measures the guides against the reference. */
export function measureCoverage(
  reference: ApiReference,
  usage: UsageIndex,
  guides: readonly Guide[],
): ApiCoverage {
  const families = reference.families.map((family) =>
    measureFamily(family, reference, usage, listNamed(guides, family.productId)),
  );
  return {
    families,
    exports: sum(families.map((family) => family.exports)),
    props: sum(families.map((family) => family.props)),
    reachable: sum(families.map((family) => family.reachable)),
  };
}

/** Two families export a `Toolbar`, and a guide means that of its own family. */
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
): FamilyCoverage {
  const { productId, name, components, hooks } = family;
  const entries = [...components, ...hooks];
  const isUsed = (component: string, member?: string) =>
    findUsage(usage, reference, productId, component, member).length > 0;
  const exportsWithoutGuide = entries
    .filter((entry) => !named.has(entry.name) && !isUsed(entry.name))
    .map((entry) => entry.name);
  const props = components.flatMap((component) =>
    listOwnProps(component).map((prop) => ({ component: component.name, prop })),
  );
  const propsWithoutDemo = props
    .filter(({ component, prop }) => !isUsed(component, prop))
    .map(({ component, prop }) => `${component}.${prop}`);
  const inPanel = new Set(components.flatMap((component) => listPanelProps(productId, component)));
  const unreachableProps = propsWithoutDemo.filter((prop) => !inPanel.has(prop));
  return {
    productId,
    name,
    exportsWithoutGuide,
    exports: { total: entries.length, covered: entries.length - exportsWithoutGuide.length },
    propsWithoutDemo,
    props: { total: props.length, covered: props.length - propsWithoutDemo.length },
    unreachableProps,
    reachable: { total: props.length, covered: props.length - unreachableProps.length },
  };
}

/** `DataGrid.rowHeight`: what a reader can set in the panel of a component. */
function listPanelProps(productId: ProductId, component: ApiComponent): string[] {
  const panel = createTryItPanel(productId, component);
  return panel?.controls.map(({ name }) => `${component.name}.${name}`) ?? [];
}

/** Nobody should show a deprecated prop, and what Material UI brings is shown by its own docs. */
function listOwnProps({ props }: ApiComponent): string[] {
  return props.filter(({ from, deprecated }) => !from && !deprecated).map(({ name }) => name);
}

function sum(totals: readonly CoverageTotal[]): CoverageTotal {
  return totals.reduce((a, b) => ({ total: a.total + b.total, covered: a.covered + b.covered }), {
    total: 0,
    covered: 0,
  });
}

/** `Data Grid: 160 of 171 exports have a guide, 900 of 1557 props a demo, 1100 a demo or a panel.` */
export function formatCoverage({ families }: ApiCoverage): string[] {
  return families.map(
    ({ name, exports, props, reachable }) =>
      `${name}: ${exports.covered} of ${exports.total} exports have a guide, ${props.covered} of ${props.total} props a demo, ${reachable.covered} a demo or a panel.`,
  );
}
