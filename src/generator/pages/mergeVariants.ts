import type { ApiPageData, ApiTabGroup } from '#model/page/ApiPageData.ts';
import { createApiAnchor } from '#model/page/ApiPageData.ts';
import { getRootName } from '#model/reference/ApiReference.ts';
import type { ApiComponent } from '#model/reference/ApiReference.ts';
import { PLANS } from '#model/product/Plan.ts';

type ComponentData = ApiPageData & { entry: ApiComponent };

/** Groups the components of a guide: `DataGrid`, `DataGridPro`, and `DataGridPremium` are one component in three plans. */
export function mergeVariants(
  components: readonly ComponentData[],
  isUsed: (data: ComponentData, prop: string) => boolean,
): ApiTabGroup[] {
  const groups = Map.groupBy(
    components,
    ({ family, entry }) => `${family}/${getRootName(entry.name)}`,
  );
  return [...groups.values()].map((variants) => mergeGroup(variants, isUsed));
}

function mergeGroup(
  unsorted: readonly ComponentData[],
  isUsed: (data: ComponentData, prop: string) => boolean,
): ApiTabGroup {
  const variants = [...unsorted].sort(
    (a, b) => PLANS.indexOf(a.entry.plan) - PLANS.indexOf(b.entry.plan),
  );
  const first = variants[0] as ComponentData;
  const entries = variants.map(({ entry }) => entry);
  const entry: ApiComponent = {
    ...first.entry,
    imports: uniqueBy(
      entries.flatMap(({ imports }) => imports),
      ({ text }) => text,
    ),
    props: mergeByName(entries.map(({ props }) => props)),
    slots: mergeByName(entries.map(({ slots }) => slots)),
  };
  const anchors = new Set(
    entry.props.map(({ name }) => `#${createApiAnchor(entry.name, 'prop', name)}`),
  );
  // Slots and classes are only listed on the page of the component.
  const findLink = (code: string) => {
    const href = first.findLink(code);
    return href?.startsWith('#') && !anchors.has(href) ? `${first.pathname}/${href}` : href;
  };
  return {
    variants: variants.map(({ pathname, entry: { name, plan, slots, classes } }) => ({
      name,
      plan,
      href: `${pathname}/`,
      slots: slots.length,
      classes: classes.length,
    })),
    data: {
      ...first,
      entry,
      findLink,
      usage: Object.assign({}, ...variants.map(({ usage }) => usage)) as ApiPageData['usage'],
    },
    used: entry.props.map(({ name }) => name).filter((name) => isUsed(first, name)),
  };
}

function mergeByName<Item extends { name: string }>(lists: readonly Item[][]): Item[] {
  return uniqueBy(lists.flat(), ({ name }) => name).sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].reverse();
}
