import { applyApiFilter } from './applyApiFilter.ts';

/** Connects the filter bar to the rows and to the URL. */
export function startApiFilter(bar: HTMLElement): void {
  const update = () => {
    applyApiFilter(false);
    writeUrl({
      filter: bar.querySelector<HTMLInputElement>('[data-page-filter]')?.value.trim() ?? '',
      plan: bar.querySelector<HTMLSelectElement>('[data-api-plan]')?.value ?? '',
      newer: bar.querySelector<HTMLSelectElement>('[data-api-newer]')?.value ?? '',
    });
  };
  bar.addEventListener('input', update);
  addEventListener('popstate', () => applyApiFilter(true));
  // The browser may restore the fields after the page has loaded, or the reader may have used them before this script ran.
  addEventListener('pageshow', () => applyApiFilter(true));
  const fields = bar.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  if ([...fields].some(({ value }) => value)) update();
}

/** Replaces the history entry, because otherwise each keystroke would add one. */
function writeUrl(values: Record<string, string>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
