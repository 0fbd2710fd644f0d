/** Brings the control of a prop into view, marks it, and gives it the focus. */
export function showControl(panel: HTMLElement, prop: string): void {
  const filter = panel.querySelector<HTMLInputElement>('[data-try-filter]');
  if (filter?.value) {
    filter.value = '';
    filter.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const row of panel.querySelectorAll<HTMLElement>('[data-row]')) {
    if (row.dataset['row'] === prop) row.dataset['wanted'] = '';
    else delete row.dataset['wanted'];
  }
  const row = panel.querySelector<HTMLElement>('[data-wanted]');
  row?.scrollIntoView({ block: 'nearest' });
  row?.querySelector<HTMLElement>('[data-prop]')?.focus({ preventScroll: true });
}
