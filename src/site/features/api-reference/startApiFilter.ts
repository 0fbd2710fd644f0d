import { applyApiFilter } from './applyApiFilter.ts';

/** Connects the filter bar with the rows and with the URL. */
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
  // A browser restores fields after the page has loaded, or the reader used them before this script ran.
  addEventListener('pageshow', () => applyApiFilter(true));
  const fields = bar.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  if ([...fields].some(({ value }) => value)) update();
}

/** Each key would be a step in the history, so the entry is replaced. */
function writeUrl(values: Record<string, string>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
