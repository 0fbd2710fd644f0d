import { CODE_STYLING_TOKENS, findCodeStyling } from '#model/demo/codeStyling.ts';
import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { DemoCodeFile, DemoCodeStyling, DemoStyling } from '#model/demo/Demo.ts';
import { readEdits } from '../../../browser/demoEdits.ts';
import type { DemoEdits } from '../../../browser/demoEdits.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { restartDemo } from '../restartDemos.ts';
import { applyEdits, isEdited } from './applyEdits.ts';
import type { DemoElements } from './DemoElements.ts';
import { loadAllRows, loadDemoCode } from './loadDemoCode.ts';

export function isCodeOpen({ panel }: DemoElements): boolean {
  return 'open' in panel.dataset;
}

export function setCodeOpen({ panel, toolbar }: DemoElements, open: boolean): void {
  panel.toggleAttribute('data-open', open);
  toolbar.toggleAttribute('data-open', open);
  toolbar
    .querySelector('[data-demo-action=toggle-code]')
    ?.setAttribute('aria-expanded', String(open));
}

/** The styling of a demo: the reader's choice if the demo supports it, else its first one. */
export function readStyling({ frame }: DemoElements): CodeStylingToken {
  return (frame.dataset['styling'] as CodeStylingToken | undefined) ?? 'system';
}

/** The code of the demo in its current styling, as written, with only the first rows of shared data sets. */
export async function loadShownCode(demo: DemoElements): Promise<DemoCodeStyling> {
  const { stylings } = await loadDemoCode(demo.id);
  const shown = stylings.find(({ styling }) => styling === readStyling(demo)) ?? stylings[0];
  if (!shown) throw new Error(`Demo "${demo.id}" has no code.`);
  return shown;
}

/** The same code with all rows. */
export async function loadOriginalCode(demo: DemoElements): Promise<DemoCodeStyling> {
  const code = await loadShownCode(demo);
  return { ...code, files: await Promise.all(code.files.map(loadAllRows)) };
}

/** All of the code with the reader's edits, as it is copied and exported. */
export async function loadAllCode(demo: DemoElements): Promise<DemoCodeStyling> {
  const code = await loadOriginalCode(demo);
  const edits = readDemoEdits(demo);
  return { ...code, files: code.files.map((file) => applyEdits(file, edits)) };
}

/** The text of one file in the reader's variant, with all rows and edits. */
export async function loadSource(demo: DemoElements, index: number): Promise<string> {
  const { files } = await loadAllCode(demo);
  return files[index]?.[preferences.codeVariant.get()].source ?? '';
}

/** What the reader has changed in the demo's current styling. */
export function readDemoEdits(demo: DemoElements): DemoEdits {
  return readEdits(demo.id, readStyling(demo));
}

/** Shows the code in the chosen variant and styling, with the reader's edits. */
export async function showCode(demo: DemoElements): Promise<void> {
  const variant = preferences.codeVariant.get();
  const { files, preview } = await loadShownCode(demo);
  markVariant(demo, variant);
  await Promise.all([
    writePreview(demo, files[0], preview?.[variant]),
    ...files.map((file, index) => writeFile(demo, file, index)),
  ]);
}

async function writePreview(
  demo: DemoElements,
  main: DemoCodeFile | undefined,
  original: string | undefined,
): Promise<void> {
  const code = demo.panel.querySelector('[data-preview]');
  const block = code?.closest<HTMLElement>('[data-code-block]');
  if (!code || !block || !main || original === undefined) return;
  const edited = readEdited(demo, main);
  const preview = edited ? (await loadEdited()).extractEditedPreview(edited.source) : original;
  block.hidden = preview === undefined;
  if (preview === undefined) return;
  code.innerHTML = edited ? (await loadEdited()).highlightCode(preview, edited.name) : preview;
}

async function writeFile(demo: DemoElements, file: DemoCodeFile, index: number): Promise<void> {
  const { panel } = demo;
  const variant = preferences.codeVariant.get();
  const code = panel.querySelector(`[data-file="${index}"] code`);
  const tab = panel.querySelector(`[role=tab][data-value="${index}"]`);
  const rows = findRowsButton(panel, index);
  const edited = readEdited(demo, file);
  // Edited text always has all of its rows.
  if (rows) rows.hidden = edited !== undefined;
  const isOpen = rows?.getAttribute('aria-expanded') === 'true';
  const { html, name } = (isOpen && !edited ? await loadAllRows(file) : file)[variant];
  if (code) code.innerHTML = edited ? await highlightEdited(edited) : html;
  if (tab) tab.textContent = name;
}

/** The reader's text of a file in the shown variant, if there is any. */
function readEdited(demo: DemoElements, file: DemoCodeFile) {
  const variant = preferences.codeVariant.get();
  const edits = readDemoEdits(demo);
  return isEdited(file, variant, edits) ? applyEdits(file, edits)[variant] : undefined;
}

async function highlightEdited({ source, name }: { source: string; name: string }) {
  return (await loadEdited()).highlightCode(source, name);
}

/** Edited code is highlighted in the browser, by the parser of the editor. */
async function loadEdited() {
  const [{ highlightCode }, { extractEditedPreview }] = await Promise.all([
    import('../../../ui/highlightCode.ts'),
    import('./extractEditedPreview.ts'),
  ]);
  return { highlightCode, extractEditedPreview };
}

/** Shows all rows of a data set, or only the first ones again. */
export async function toggleRows(demo: DemoElements, index: number): Promise<void> {
  const { files } = await loadShownCode(demo);
  const file = files[index];
  const button = findRowsButton(demo.panel, index);
  if (!file || !button) return;
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  // The rows come first: if they can't be fetched, the button stays as it is.
  if (!isOpen) await loadAllRows(file);
  button.setAttribute('aria-expanded', String(!isOpen));
  await writeFile(demo, file, index);
}

function findRowsButton(panel: HTMLElement, index: number): HTMLElement | null {
  return panel.querySelector<HTMLElement>(`[data-file="${index}"] [data-demo-action=rows]`);
}

/** The variant that the toolbar marks as shown. */
export function readShownVariant({ toolbar }: DemoElements): string | undefined {
  const pressed = '[data-demo-action=variant][aria-pressed=true]';
  return toolbar.querySelector<HTMLElement>(pressed)?.dataset['value'];
}

function markVariant({ toolbar }: DemoElements, variant: CodeVariant): void {
  for (const button of toolbar.querySelectorAll<HTMLElement>('[data-demo-action=variant]')) {
    button.setAttribute('aria-pressed', String(button.dataset['value'] === variant));
  }
}

/** Switches a demo to another styling: its code, its module, and its stylesheets. */
export async function setStyling(demo: DemoElements, token: CodeStylingToken): Promise<void> {
  const stylings = JSON.parse(demo.frame.dataset['stylings'] ?? '[]') as DemoStyling[];
  const target = stylings.find(({ styling }) => styling === token);
  if (!target || readStyling(demo) === token) return;
  demo.frame.dataset['styling'] = token;
  const select = demo.toolbar.querySelector<HTMLSelectElement>('select[data-demo-action=styling]');
  if (select) select.value = token;
  demo.stage.dataset['src'] = target.src;
  demo.stage.dataset['css'] = target.css.join(' ');
  delete demo.stage.dataset['rendered'];
  await Promise.all([showCode(demo), restartDemo(demo.stage)]);
}

/** Applies the reader's choice of styling to all demos of the page that support it. */
export function chooseStyling(token: CodeStylingToken): void {
  const styling = findCodeStyling(token);
  if (styling) preferences.codeStyling.choose(styling);
}

export function preferredStyling(): CodeStylingToken {
  return CODE_STYLING_TOKENS[preferences.codeStyling.get()];
}

export function showFile({ panel }: DemoElements, index: string): void {
  for (const tab of panel.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isShown = tab.dataset['value'] === index;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
  }
  for (const file of panel.querySelectorAll<HTMLElement>('[data-file]')) {
    file.toggleAttribute('data-active', file.dataset['file'] === index);
  }
}
