/**
 * Hides the rows that don't match the filter bar, and counts the others. It also runs inline with the filter from the URL, after the
 * rows and before they're painted, so it can't use anything from outside.
 */
export function applyApiFilter(isFromUrl: boolean): void {
  const bar = document.querySelector<HTMLElement>('[data-api-bar]');
  const input = bar?.querySelector<HTMLInputElement>('[data-page-filter]');
  if (!bar || !input) return;
  const select = bar.querySelector<HTMLSelectElement>('[data-api-plan]');
  const versions = bar.querySelector<HTMLSelectElement>('[data-api-newer]');
  if (isFromUrl) {
    const query = new URLSearchParams(location.search);
    const [text, plan, newer] = ['filter', 'plan', 'newer'].map((name) => query.get(name) ?? '');
    const isEmpty = !input.value && !select?.value && !versions?.value;
    if (isEmpty && !text && !plan && !newer) return;
    input.value = text ?? '';
    if (select) select.value = plan ?? '';
    if (versions) versions.value = newer ?? '';
  }
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const plan = select?.value ?? '';
  const newer = versions?.value ?? '';
  // `Since 8.3–8.10` → 8010
  const rate = (version: string) => {
    const [, major = 0, minor = 0] = /(\d+)\.(\d+)\D*$/.exec(version) ?? [];
    return Number(major) * 1000 + Number(minor);
  };
  const isActive = words.length > 0 || plan !== '' || newer !== '';
  const template = bar.dataset['some'] ?? '';
  const format = (shown: number, all: number) =>
    isActive
      ? template.replace('{{shown}}', String(shown)).replace('{{all}}', String(all))
      : String(all);
  let [shownInAll, all] = [0, 0];
  for (const section of document.querySelectorAll<HTMLElement>('[data-api-section]')) {
    const rows = section.querySelectorAll<HTMLElement>('.api-rows > li');
    let shown = 0;
    for (const row of rows) {
      // This excludes everything that scripts add to a row, such as its demos, and the complete version of a shortened type.
      const text = [...row.querySelectorAll('h3, summary, details > div > *, li > p, li > code')]
        .map((part) => part.textContent)
        .join(' ')
        .toLowerCase();
      const chip = row.querySelector('summary > [role=img]')?.textContent;
      const own = row.querySelector('small')?.textContent;
      const isShown =
        (!newer ||
          rate(own ?? row.closest<HTMLElement>('[data-since]')?.dataset['since'] ?? '') >
            rate(newer)) &&
        words.every((word) => text.includes(word)) &&
        (!plan || (chip?.toLowerCase() ?? 'community') === plan);
      row.hidden = !isShown;
      if (isShown) shown += 1;
    }
    section.hidden = isActive && shown === 0;
    const count = section.querySelector('[data-api-count]');
    if (count) count.textContent = ` ${format(shown, rows.length)}`;
    shownInAll += shown;
    all += rows.length;
  }
  const total = bar.querySelector('[data-api-shown]');
  if (total) total.textContent = format(shownInAll, all);
  const none = document.querySelector<HTMLElement>('[data-api-none]');
  if (none) none.hidden = shownInAll > 0;
  document.dispatchEvent(new Event('x:rows'));
}
