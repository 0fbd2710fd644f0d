import { createStorageSlot } from '../../browser/StorageSlot.ts';

type View = 'expanded' | 'table' | 'collapsed';

const VIEWS: readonly View[] = ['expanded', 'table', 'collapsed'];

/** Filters and views for the sections of an API page. The view is remembered per kind of section. */
export function enhanceApiPage(root: Document): void {
  for (const section of root.querySelectorAll<HTMLElement>('[data-api-section]')) {
    rememberView(section);
    section.addEventListener('input', () => filterRows(section));
    section.addEventListener('change', () => filterRows(section));
  }
}

function rememberView(section: HTMLElement): void {
  const select = section.querySelector<HTMLSelectElement>('[data-api-view]');
  if (!select) return;
  const slot = createStorageSlot<View>({
    key: `apiPage_${section.dataset['apiSection']}`,
    parse: (value) => VIEWS.find((view) => view === value),
    fallback: 'expanded',
  });
  const apply = (view: View) => {
    section.dataset['view'] = view;
    select.value = view;
  };
  apply(slot.get());
  select.addEventListener('change', () => {
    const view = VIEWS.find((item) => item === select.value) ?? 'expanded';
    slot.set(view);
    apply(view);
  });
}

function filterRows(section: HTMLElement): void {
  const words = (section.querySelector<HTMLInputElement>('[data-api-filter]')?.value ?? '')
    .toLowerCase()
    .split(/\s+/);
  const plan = section.querySelector<HTMLSelectElement>('[data-api-plan]')?.value ?? '';
  const withDeprecated =
    section.querySelector<HTMLInputElement>('[data-api-deprecated]')?.checked ?? true;
  let shown = 0;
  for (const row of section.querySelectorAll<HTMLElement>('li[data-name]')) {
    const text = row.textContent?.toLowerCase() ?? '';
    const isShown =
      words.every((word) => text.includes(word)) &&
      (!plan || row.dataset['plan'] === plan) &&
      (withDeprecated || !('deprecated' in row.dataset));
    row.hidden = !isShown;
    if (isShown) shown += 1;
  }
  const none = section.querySelector<HTMLElement>('[data-api-none]');
  if (none) none.hidden = shown > 0;
}
