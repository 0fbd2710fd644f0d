import { DRAWER_KEY } from './drawerMemory.ts';
import type { DrawerMemory } from './drawerMemory.ts';

const LG = 1200;
/** A swipe must start within this many pixels of the screen's edge. */
const EDGE = 24;
/** A drag across a third of the drawer closes it; a shorter one springs back. */
const DECISIVE = 1 / 3;

/** Restores the scroll position of the tree, and opens and closes the drawer with a swipe on narrow screens. */
export function enhanceDrawer(): void {
  const drawer = document.getElementById('drawer');
  const tree = document.getElementById('drawer-tree');
  if (!drawer || !tree) return;
  tree.addEventListener('toggle', rememberDrawer, true);
  addEventListener('pagehide', rememberDrawer);
  addSwipe(drawer);
  drawer.addEventListener('toggle', (event) => {
    document.documentElement.style.overflow = event.newState === 'open' ? 'hidden' : '';
    if (event.newState === 'open')
      tree.querySelector<HTMLElement>('[aria-current]')?.scrollIntoView({ block: 'center' });
  });
  matchMedia(`(min-width: ${LG}px)`).addEventListener('change', () => drawer.hidePopover());
}

/** Saves the state of the drawer for the next page. */
export function rememberDrawer(): void {
  const tree = document.getElementById('drawer-tree');
  if (!tree) return;
  const groups: Record<string, boolean> = {};
  for (const group of tree.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    groups[group.dataset['group'] ?? ''] = group.open;
  }
  const row = tree.querySelector('[aria-current=page], [data-place]');
  const family = row?.closest<HTMLElement>('#drawer-tree > ul > li > details')?.dataset['group'];
  const memory: DrawerMemory = { groups, family, top: tree.scrollTop };
  try {
    sessionStorage.setItem(DRAWER_KEY, JSON.stringify(memory));
  } catch {
    // Storage is blocked, so the next page opens only the groups around it.
  }
}

function addSwipe(drawer: HTMLElement): void {
  let start: { x: number; y: number } | undefined;
  let moved = 0;
  const isOpen = () => drawer.matches(':popover-open');
  const sign = () => (document.documentElement.dir === 'rtl' ? -1 : 1);

  document.addEventListener(
    'touchstart',
    ({ touches: [touch, second] }) => {
      if (!touch || second || innerWidth >= LG) return;
      const fromEdge = sign() === 1 ? touch.clientX : innerWidth - touch.clientX;
      if (isOpen() || fromEdge < EDGE) start = { x: touch.clientX, y: touch.clientY };
      moved = 0;
    },
    { passive: true },
  );
  document.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (!start || !touch) return;
      if (Math.abs(touch.clientY - start.y) > Math.abs(touch.clientX - start.x)) return;
      moved = (touch.clientX - start.x) * sign();
      if (!isOpen()) return;
      drawer.dataset['dragging'] = '';
      drawer.style.setProperty('--drag', `${Math.min(0, moved) * sign()}px`);
    },
    { passive: true },
  );
  document.addEventListener('touchend', () => {
    if (!start) return;
    start = undefined;
    delete drawer.dataset['dragging'];
    drawer.style.removeProperty('--drag');
    const decisive = (drawer.offsetWidth || 300) * DECISIVE;
    if (isOpen() && moved < -decisive) drawer.hidePopover();
    else if (!isOpen() && moved > 60) drawer.showPopover();
  });
}
