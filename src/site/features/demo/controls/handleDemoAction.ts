import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import { isCodeVariant } from '#model/demo/codeVariant.ts';
import { parseDemoHash } from '#model/demo/parseDemoHash.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { announce, copyText, showCopied } from '../../../ui/enhanceCodeBlocks.ts';
import { showSnackbar } from '../../../ui/showSnackbar.ts';
import { restartDemo } from '../restartDemos.ts';
import {
  chooseStyling,
  isCodeOpen,
  loadAllCode,
  loadSource,
  preferredStyling,
  readShownVariant,
  readStyling,
  setCodeOpen,
  setStyling,
  showCode,
  showFile,
  toggleRows,
} from './codePanel.ts';
import { findDemo } from './DemoElements.ts';
import type { DemoElements } from './DemoElements.ts';
import { moveFocus } from './moveFocus.ts';
import { chooseView, toggleFullScreen } from './viewMenu.ts';

export { showViewOptions } from './viewMenu.ts';

type Action = (demo: DemoElements, value: string, control: HTMLElement) => void | Promise<void>;

const ACTIONS: Record<string, Action> = {
  'toggle-code': (demo) => setCodeOpen(demo, !isCodeOpen(demo)),
  // Whoever changes a preference, `followPreferences` shows it in every demo.
  variant: (_, value) => {
    if (isCodeVariant(value)) preferences.codeVariant.choose(value);
  },
  styling: (_, value) => chooseStyling(value as CodeStylingToken),
  file: (demo, value) => showFile(demo, value),
  rows: (demo, value) => toggleRows(demo, Number(value)),
  copy: async (demo, _, control) => {
    await copyText(await loadSource(demo, findShownFile(demo)));
    showCopied(control);
    announce(readText('copied'));
  },
  'copy-link': async (demo, value) => {
    const styling = readStyling(demo) === 'system' ? '' : `${readStyling(demo)}-`;
    const hash = `#${styling}${demo.name}.${value === 'JS' ? 'js' : 'tsx'}`;
    await copyText(new URL(hash, location.href).href);
    showSnackbar(readText('linkCopied'));
  },
  edit: (demo) => dispatch(demo, 'x:demo-edit'),
  sandbox: (demo, value) => dispatch(demo, 'x:demo-export', value),
  download: (demo) => dispatch(demo, 'x:demo-export', 'zip'),
  playground: (demo) => dispatch(demo, 'x:demo-playground'),
  chat: (demo) => dispatch(demo, 'x:demo-chat'),
  view: (demo, value) => chooseView(demo, value),
  'full-screen': toggleFullScreen,
  tables: async (demo) => {
    try {
      const { toggleTables } = await import('../tables/toggleTables.tsx');
      await toggleTables(demo);
    } catch {
      showSnackbar(readText('tablesFailed'), 'problem');
    }
  },
  'reset-focus': (demo) => demo.frame.querySelector<HTMLElement>('[data-focus-start]')?.focus(),
  reset: async (demo) => {
    dispatch(demo, 'x:demo-reset');
    await restartDemo(demo.stage);
  },
};

export async function handleDemoAction(control: HTMLElement): Promise<void> {
  const demo = findDemo(control);
  const value =
    control instanceof HTMLSelectElement ? control.value : (control.dataset['value'] ?? '');
  if (!demo) return;
  // Readers compare views, so their menu stays open.
  if (control.dataset['demoAction'] !== 'view') closeMenu(control);
  await ACTIONS[control.dataset['demoAction'] ?? '']?.(demo, value, control);
}

/** Actions that other features handle are dispatched as events; the shell connects them. */
function dispatch(demo: DemoElements, type: string, value?: string): void {
  const load = () => loadAllCode(demo);
  const host = demo.panel.querySelector<HTMLElement>('[data-demo-editor]');
  const { id, name, stage, panel } = demo;
  const variant = preferences.codeVariant.get();
  demo.frame.dispatchEvent(
    new CustomEvent(type, {
      bubbles: true,
      detail: { id, name, stage, panel, host, value, variant, load },
    }),
  );
}

/** The file that the reader sees, in the editor or in the panel. */
function findShownFile({ panel }: DemoElements): number {
  const edited = panel.querySelector<HTMLElement>('[data-edited-file]')?.dataset['editedFile'];
  const shown = panel.querySelector<HTMLElement>('[data-file][data-active]')?.dataset['file'];
  return Number(edited ?? shown ?? 0);
}

function closeMenu(control: HTMLElement): void {
  const menu = control.closest<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function readText(key: string): string {
  return document.getElementById('demo-texts')?.dataset[key] ?? '';
}

async function forEachDemo(run: (demo: DemoElements) => void | Promise<void>): Promise<void> {
  const demos = [...document.querySelectorAll('[data-demo-frame]')].flatMap(
    (frame) => findDemo(frame) ?? [],
  );
  await Promise.all(demos.map(run));
}

/** `#tailwind-BasicBars.js`: scrolls to the demo, opens its code, and sets variant and styling. `#BasicBars` only scrolls. */
export async function followDemoHash(hash: string): Promise<void> {
  const target = parseDemoHash(hash);
  const frame = target && document.getElementById(target.name);
  const demo = frame && findDemo(frame);
  if (!target || !demo) return;
  frame.scrollIntoView();
  if (!target.variant) return;
  setCodeOpen(demo, true);
  preferences.codeVariant.choose(target.variant);
  if (target.styling) preferences.codeStyling.choose(target.styling);
  await applyPreferences(document);
}

/** Shows every demo in the reader's variant and styling. */
export async function applyPreferences(root: Document): Promise<void> {
  if (!root.querySelector('[data-demo-frame]')) return;
  const variant = preferences.codeVariant.get();
  const styling = preferredStyling();
  await forEachDemo(async (demo) => {
    const shown = { styling: readStyling(demo), variant: readShownVariant(demo) };
    await setStyling(demo, styling);
    if (readShownVariant(demo) !== variant) await showCode(demo);
    // An editor that is open shows the files that were chosen.
    if (shown.styling !== readStyling(demo) || shown.variant !== variant)
      dispatch(demo, 'x:demo-files');
  });
}

export function handleDemoKey(event: KeyboardEvent): void {
  moveFocus(event);
}
