import type { Direction } from '#model/preferences/Direction.ts';

/** How one demo can be shown, whatever the settings of the site are. */
export const DEMO_VIEW = {
  width: ['phone', 'tablet', 'page', 'wide'],
  direction: ['ltr', 'rtl'],
  density: ['comfortable', 'compact'],
  scheme: ['light', 'dark'],
} as const;

export type DemoViewName = keyof typeof DEMO_VIEW;
export type DemoViewOption = {
  [Name in DemoViewName]: `${Name}:${(typeof DEMO_VIEW)[Name][number]}`;
}[DemoViewName];

/** What the reader chose for one demo. It's kept in attributes of the stage, so it lasts as long as the page. */
export interface DemoView {
  direction: Direction | undefined;
  dense: boolean | undefined;
  /** Where menus and dialogs of the demo go, so that they follow its scheme and are visible in full screen. */
  portals: HTMLElement | undefined;
}

export const SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
const EVENT = 'x:demo-view';

export function readDemoView(stage: HTMLElement): DemoView {
  const { direction, density } = stage.dataset;
  return {
    direction: direction === 'ltr' || direction === 'rtl' ? direction : undefined,
    dense: density ? density === 'compact' : undefined,
    portals: stage.parentElement?.querySelector<HTMLElement>('[data-demo-portals]') ?? undefined,
  };
}

export function emitDemoView(stage: HTMLElement): void {
  stage.dispatchEvent(new CustomEvent(EVENT));
}

export function onDemoView(stage: HTMLElement, listener: () => void): () => void {
  stage.addEventListener(EVENT, listener);
  return () => stage.removeEventListener(EVENT, listener);
}
