import { loadJsonOnce } from '../../browser/loadJsonOnce.ts';
import type { FamilyFile } from './FamilyFile.ts';

/** How long a group stays closed at most while its content is loading after a click. */
const PATIENCE_MS = 400;

/**
 * Completes the groups of other products, which have only a few entries on this page. Hovering or focusing a summary requests the
 * content, so it's usually available before the group opens. If it isn't, the group opens with its few entries.
 * @param onFilled is called with each completed group
 */
export function loadFamilies(root: Document, onFilled: (group: HTMLElement) => void): void {
  const tree = root.getElementById('drawer-tree');
  if (!tree) return;
  for (const type of ['pointerover', 'focusin']) {
    tree.addEventListener(type, (event) => void load(findGroup(event)), { passive: true });
  }
  const fill = async (group: HTMLDetailsElement) => {
    if (insert(group, await load(group))) onFilled(group);
  };
  const opened = new WeakSet<EventTarget>();
  const openGroup = async (group: HTMLDetailsElement) => {
    await Promise.race([fill(group), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    // A second click may have opened it in the meantime, and then there's no toggle event.
    if (!group.open) opened.add(group);
    group.open = true;
  };
  const answerClick = (event: Event) => {
    const group = findGroup(event);
    if (!group || group.open) return;
    event.preventDefault();
    void openGroup(group);
  };
  tree.addEventListener('click', answerClick, true);
  // The browser's find-in-page opens groups without a click.
  const complete = (group: EventTarget | null) => {
    if (group instanceof HTMLDetailsElement && group.open) void fill(group);
  };
  const answerToggle = ({ target }: Event) => {
    // The click that opened the group has already requested its content, and a failed request isn't repeated right away.
    if (target && opened.delete(target)) return;
    complete(target);
  };
  tree.addEventListener('toggle', answerToggle, true);
  tree.querySelectorAll('details[data-content]').forEach(complete);
}

/** Finds the incomplete group if the event is on its summary. */
function findGroup({ target }: Event): HTMLDetailsElement | null {
  const summary =
    target instanceof Element ? target.closest('details[data-content] > summary') : null;
  return summary?.closest('details') ?? null;
}

/** Returns nothing if the file can't be loaded. The next click tries again. */
async function load(group: HTMLDetailsElement | null): Promise<FamilyFile | undefined> {
  const url = group?.dataset['content'];
  return url ? loadJsonOnce<FamilyFile>(url).catch(() => undefined) : undefined;
}

function insert(group: HTMLElement, file: FamilyFile | undefined): boolean {
  const list = group.querySelector('ul');
  const url = group.dataset['content'];
  // Another call may have already inserted the content.
  if (!file || !list || !url) return false;
  const { activeElement } = document;
  const focused = list.contains(activeElement) ? activeElement?.getAttribute('href') : undefined;
  list.outerHTML = file.html;
  delete group.dataset['content'];
  if (focused) findLink(group, focused)?.focus();
  try {
    // This lets the next page complete the group before it's painted.
    sessionStorage.setItem(url, file.html);
  } catch {
    // Storage is blocked or full, so the group is closed on the next page.
  }
  return true;
}

/** Finds the link to the same page in any language, or else the summary. */
function findLink(group: HTMLElement, href: string): HTMLElement | null {
  const path = CSS.escape(href.slice(href.indexOf('/x/')));
  return group.querySelector<HTMLElement>(`a[href$="${path}"]`) ?? group.querySelector('summary');
}
