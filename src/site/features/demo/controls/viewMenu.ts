import { preferences } from '../../../preferences/preferences.ts';
import { emitDemoView, SCHEME_ATTRIBUTE } from '../demoView.ts';
import type { DemoViewName } from '../demoView.ts';
import { findDemo } from './DemoElements.ts';
import type { DemoElements } from './DemoElements.ts';

/** Fills a menu with the view options the first time, and marks those that apply. */
export function showViewOptions(menu: HTMLElement): void {
  const demo = findDemo(menu);
  const host = menu.querySelector<HTMLElement>('[data-demo-view]');
  const template = document.getElementById('demo-texts');
  if (!demo || !host?.checkVisibility() || !(template instanceof HTMLTemplateElement)) return;
  if (!host.firstChild) host.append(template.content.cloneNode(true));
  for (const button of host.querySelectorAll<HTMLElement>('[data-demo-action=full-screen]')) {
    button.hidden = !document.fullscreenEnabled;
  }
  markOptions(demo);
}

/** `scheme:dark` shows one demo in dark colors. Other demos and the settings of the site stay as they are. */
export function chooseView(demo: DemoElements, option: string): void {
  const [name, value = ''] = option.split(':');
  const { frame, stage } = demo;
  if (name === 'width') frame.dataset['width'] = value;
  if (name === 'density') stage.dataset['density'] = value;
  if (name === 'scheme') stage.setAttribute(SCHEME_ATTRIBUTE, value);
  if (name === 'direction') {
    stage.dataset['direction'] = value;
    stage.dir = value;
  }
  preparePortals(demo);
  markOptions(demo);
  emitDemoView(stage);
}

export async function toggleFullScreen(demo: DemoElements): Promise<void> {
  preparePortals(demo);
  emitDemoView(demo.stage);
  if (document.fullscreenElement === demo.frame) await document.exitFullscreen();
  else await demo.frame.requestFullscreen();
}

/** Menus and dialogs are usually at the end of the page, which has other colors and isn't visible in full screen. */
function preparePortals({ frame, stage }: DemoElements): void {
  let portals = frame.querySelector<HTMLElement>('[data-demo-portals]');
  if (!portals) {
    portals = document.createElement('div');
    portals.dataset['demoPortals'] = '';
    portals.style.display = 'contents';
    frame.prepend(portals);
  }
  portals.dir = stage.dir;
  const scheme = stage.getAttribute(SCHEME_ATTRIBUTE);
  if (scheme) portals.setAttribute(SCHEME_ATTRIBUTE, scheme);
}

function markOptions(demo: DemoElements): void {
  const current = readOptions(demo);
  for (const button of demo.toolbar.querySelectorAll<HTMLElement>('[data-demo-action=view]')) {
    const [name, value] = button.dataset['value']?.split(':') ?? [];
    button.setAttribute('aria-pressed', String(current[name as DemoViewName] === value));
  }
}

/** The options that apply: those of the demo, else those of the site. */
function readOptions({ frame, stage }: DemoElements): Record<DemoViewName, string | null> {
  const { direction, density } = stage.dataset;
  return {
    width: frame.dataset['width'] ?? 'page',
    direction: direction ?? preferences.direction.get(),
    density: density ?? (preferences.dense.get() ? 'compact' : 'comfortable'),
    scheme:
      stage.getAttribute(SCHEME_ATTRIBUTE) ??
      document.documentElement.getAttribute(SCHEME_ATTRIBUTE),
  };
}
