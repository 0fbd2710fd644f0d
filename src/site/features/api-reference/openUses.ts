import { listUses } from '#model/reference/ApiUses.ts';
import type { ApiUses } from '#model/reference/ApiUses.ts';
import { loadJsonOnce } from '../../browser/loadJsonOnce.ts';
import { placePopover } from './placePopover.ts';

interface Use {
  title: string;
  href: string;
}

/** Loads the demos that set a prop. They're optional, so the list is empty if loading fails. */
export async function findUses(family: string, component: string, prop: string): Promise<Use[]> {
  const uses = await loadJsonOnce<ApiUses>(`/x/api-uses/${family}.json`).catch(() => undefined);
  return uses ? listUses(uses, component, prop) : [];
}

/** Lists demos in a popover under their button. */
export function openUses(button: HTMLElement, name: string, uses: readonly Use[]): void {
  const popover = document.createElement('div');
  popover.className = 'api-type api-uses';
  popover.popover = 'auto';
  popover.setAttribute('role', 'dialog');
  popover.setAttribute('aria-label', `${name}: ${button.textContent}`);
  const list = document.createElement('ul');
  list.append(
    ...uses.map(({ title, href }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = href;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
  popover.append(list);
  document.body.append(popover);
  popover.showPopover();
  placePopover(popover, button, 360);
  popover.querySelector('a')?.focus({ preventScroll: true });
  popover.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    const hadFocus = popover.contains(document.activeElement);
    popover.remove();
    if (hadFocus) button.focus({ preventScroll: true });
  });
}
