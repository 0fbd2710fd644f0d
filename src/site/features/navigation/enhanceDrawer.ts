import { DRAWER_KEY } from './drawerMemory.ts';

const LG = 1200;
/** Pixels from the screen's edge where a swipe may begin. */
const EDGE = 24;
/** A drag over a third of the drawer decides; less springs back. */
const DECISIVE = 1 / 3;

/** Keeps the reader's place in the tree, and opens and closes the drawer by swipe on narrow screens. */
export function enhanceDrawer(): void {
  const drawer = document.getElementById('drawer');
  const tree = document.getElementById('drawer-tree');
  if (!drawer || !tree) return;
  rememberPlace(tree);
  addSwipe(drawer);
  drawer.addEventListener('toggle', (event) => {
    document.documentElement.style.overflow = event.newState === 'open' ? 'hidden' : '';
    if (event.newState === 'open')
      tree.querySelector<HTMLElement>('[aria-current]')?.scrollIntoView({ block: 'center' });
  });
  matchMedia(`(min-width: ${LG}px)`).addEventListener('change', () => drawer.hidePopover());
}

function rememberPlace(tree: HTMLElement): void {
  const save = () => {
    const groups: Record<string, boolean> = {};
    for (const group of tree.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
      groups[group.dataset['group'] ?? ''] = group.open;
    }
    try {
      sessionStorage.setItem(DRAWER_KEY, JSON.stringify({ groups, top: tree.scrollTop }));
    } catch {
      // Blocked storage: the next page starts with the groups around it open.
    }
  };
  tree.addEventListener('toggle', save, true);
  addEventListener('pagehide', save);
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
