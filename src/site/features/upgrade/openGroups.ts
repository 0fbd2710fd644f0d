/** Excerpts from guides aren't included, because they're long. */
const GROUPS = 'details[data-group]';

/** Opens or closes all groups inside an element. */
export function setOpen(host: Element | null, isOpen: boolean): void {
  for (const group of listGroups(host, GROUPS)) group.open = isOpen;
}

/** Opens all groups while the page is printed. Returns a function that stops this. */
export function openForPrint(page: Window, getHost: () => Element | null): () => void {
  let opened: HTMLDetailsElement[] = [];
  const open = () => {
    opened = listGroups(getHost(), `${GROUPS}:not([open])`);
    for (const group of opened) group.open = true;
  };
  const close = () => {
    for (const group of opened) group.open = false;
    opened = [];
  };
  page.addEventListener('beforeprint', open);
  page.addEventListener('afterprint', close);
  return () => {
    page.removeEventListener('beforeprint', open);
    page.removeEventListener('afterprint', close);
  };
}

function listGroups(host: Element | null, selector: string): HTMLDetailsElement[] {
  return [...(host?.querySelectorAll<HTMLDetailsElement>(selector) ?? [])];
}
