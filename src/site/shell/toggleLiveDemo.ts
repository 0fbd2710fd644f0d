import { readEdits, writeEdits } from '../browser/demoEdits.ts';
import type { DemoEdits } from '../browser/demoEdits.ts';
import {
  loadOriginalCode,
  readDemoEdits,
  readStyling,
  showCode,
} from '../features/demo/controls/codePanel.ts';
import { findDemo } from '../features/demo/controls/DemoElements.ts';
import type { DemoElements } from '../features/demo/controls/DemoElements.ts';
import { markEdited } from '../features/demo/controls/markEdited.ts';
import '../features/demo/controls/sideBySide.css';
import { preloadEditor } from '../features/live/preloadEditor.ts';
import { startLiveDemo } from '../features/live/startLiveDemo.tsx';
import type { LiveDemoHandle } from '../features/live/startLiveDemo.tsx';
import { preferences } from '../preferences/preferences.ts';
import { loadSheets } from './loadSheets.ts';

const running = new WeakMap<Element, LiveDemoHandle>();
/** The last start of each demo. An older one that is still loading gives up. */
const starts = new WeakMap<Element, symbol>();

/** Opens the editor in the demo's code panel, or closes it. Edited code keeps running. */
export async function toggleLiveDemo(frame: HTMLElement): Promise<void> {
  const demo = findDemo(frame);
  if (!demo) return;
  const current = running.get(frame);
  if (current?.isOpen()) return closeEditor(demo, current);
  if (current) current.open();
  else await start(demo, { isOpen: true, autoFocus: true });
  markEditing(demo, true);
}

/** Loads the editor and the code of a demo while the reader moves to its Edit button. */
export function preloadLiveDemo(frame: Element): void {
  const demo = findDemo(frame);
  if (!demo) return;
  preloadEditor();
  loadOriginalCode(demo).catch(() => {});
}

/** Restores the original code of a demo. */
export async function resetLiveDemo(frame: Element): Promise<void> {
  const demo = findDemo(frame);
  if (!demo) return;
  const hadEdits = Object.keys(readDemoEdits(demo)).length > 0;
  writeEdits(demo.id, readStyling(demo), {});
  const current = running.get(frame);
  current?.reset();
  if (current?.isOpen()) return;
  stop(demo);
  if (!hadEdits) return;
  markEdited(demo, { isEdited: false, isEditing: false, hasFailed: false });
  await showCode(demo);
}

/** Runs the files of the variant and styling that were chosen: in the editor if it's open, else only if they were edited. */
export async function syncLiveDemo(frame: HTMLElement): Promise<void> {
  const demo = findDemo(frame);
  if (!demo) return;
  const isEditing = running.get(frame)?.isOpen() ?? false;
  stop(demo);
  if (isEditing || (await hasShownEdits(demo)))
    // The focus stays on the control that chose them.
    await start(demo, { isOpen: isEditing, autoFocus: false });
  else markEdited(demo, { isEdited: false, isEditing, hasFailed: false });
}

/** Runs a demo that was edited earlier, unless the reader has already opened it again. */
export async function restoreLiveDemo(frame: HTMLElement): Promise<void> {
  if (!starts.has(frame)) await syncLiveDemo(frame);
}

/** Whether any file that the demo shows was edited. */
export async function hasShownEdits(demo: DemoElements): Promise<boolean> {
  const edits = readDemoEdits(demo);
  if (Object.keys(edits).length === 0) return false;
  const { files } = await loadOriginalCode(demo);
  const variant = preferences.codeVariant.get();
  return files.some((file) => edits[file[variant].name] !== undefined);
}

async function start(
  demo: DemoElements,
  { isOpen, autoFocus }: { isOpen: boolean; autoFocus: boolean },
): Promise<void> {
  const { id, frame, name, stage, panel } = demo;
  const host = panel.querySelector<HTMLElement>('[data-demo-editor]');
  if (!host) return;
  const mine = Symbol(name);
  starts.set(frame, mine);
  const variant = preferences.codeVariant.get();
  const styling = readStyling(demo);
  const [code, sheets] = await Promise.all([
    loadOriginalCode(demo),
    loadSheets(stage.dataset['css'] ?? ''),
  ]);
  if (starts.get(frame) !== mine) return;
  const files = code.files.map((file) => ({
    name: file[variant].name,
    source: file[variant].source,
  }));
  const names = new Set(files.map((file) => file.name));
  let state = { isEdited: false, isEditing: isOpen, hasFailed: false };
  const update = (change: Partial<typeof state>) => {
    state = { ...state, ...change };
    markEdited(demo, state);
  };
  const handle = startLiveDemo({
    stage,
    host,
    files,
    edits: readDemoEdits(demo),
    sheets: files.some((file) => file.name.endsWith('.css')) ? [] : sheets,
    main: files[0]?.name ?? '',
    label: name,
    isOpen,
    autoFocus,
    onEdits(edits) {
      const isEdited = Object.keys(edits).length > 0;
      if (isEdited !== state.isEdited) update({ isEdited });
      return writeEdits(id, styling, { ...omit(readEdits(id, styling), names), ...edits });
    },
    onFault: (hasFailed) => update({ hasFailed }),
    onOpen: (isEditing) => update({ isEditing }),
    onExit: () => void closeEditor(demo, handle),
  });
  running.set(frame, handle);
}

async function closeEditor(demo: DemoElements, handle: LiveDemoHandle): Promise<void> {
  handle.close();
  markEditing(demo, false);
  demo.toolbar.querySelector<HTMLElement>('[data-demo-action=edit]')?.focus();
  const isEdited = await hasShownEdits(demo);
  if (!isEdited && !handle.isOpen()) stop(demo);
  await showCode(demo);
}

function stop({ frame }: DemoElements): void {
  starts.delete(frame);
  running.get(frame)?.stop();
  running.delete(frame);
}

function markEditing({ frame, panel, toolbar }: DemoElements, isEditing: boolean): void {
  const host = panel.querySelector<HTMLElement>('[data-demo-editor]');
  if (host) host.hidden = !isEditing;
  panel.toggleAttribute('data-editing', isEditing);
  frame.toggleAttribute('data-editing', isEditing);
  toolbar.querySelector('[data-demo-action=edit]')?.setAttribute('aria-pressed', String(isEditing));
}

/** Edits of files with other names, such as those of the other variant. */
function omit(edits: DemoEdits, names: ReadonlySet<string>): DemoEdits {
  return Object.fromEntries(Object.entries(edits).filter(([name]) => !names.has(name)));
}
