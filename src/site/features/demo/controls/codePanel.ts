import { CODE_STYLING_TOKENS, findCodeStyling } from '#model/demo/codeStyling.ts';
import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { DemoCodeFile, DemoCodeStyling, DemoStyling } from '#model/demo/Demo.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { restartDemo } from '../activateDemos.ts';
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

/** The code of the demo in its current styling, with only the first rows of shared data sets. */
export async function loadShownCode(demo: DemoElements): Promise<DemoCodeStyling> {
  const { stylings } = await loadDemoCode(demo.id);
  const shown = stylings.find(({ styling }) => styling === readStyling(demo)) ?? stylings[0];
  if (!shown) throw new Error(`Demo "${demo.id}" has no code.`);
  return shown;
}

/** The same code with all rows, as it is edited and exported. */
export async function loadAllCode(demo: DemoElements): Promise<DemoCodeStyling> {
  const code = await loadShownCode(demo);
  return { ...code, files: await Promise.all(code.files.map(loadAllRows)) };
}

/** Shows the code in the chosen variant and styling. */
export async function showCode(demo: DemoElements): Promise<void> {
  const variant = preferences.codeVariant.get();
  const { files, preview } = await loadShownCode(demo);
  markVariant(demo, variant);
  const previewCode = demo.panel.querySelector('[data-preview]');
  if (previewCode && preview) previewCode.innerHTML = preview[variant];
  await Promise.all(files.map((file, index) => writeFile(demo, file, index)));
}

async function writeFile({ panel }: DemoElements, file: DemoCodeFile, index: number) {
  const variant = preferences.codeVariant.get();
  const code = panel.querySelector(`[data-file="${index}"] code`);
  const tab = panel.querySelector(`[role=tab][data-value="${index}"]`);
  const isOpen = findRowsButton(panel, index)?.getAttribute('aria-expanded') === 'true';
  const { html, name } = (isOpen ? await loadAllRows(file) : file)[variant];
  if (code) code.innerHTML = html;
  if (tab) tab.textContent = name;
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

function findRowsButton(panel: HTMLElement, index: number): Element | null {
  return panel.querySelector(`[data-file="${index}"] [data-demo-action=rows]`);
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
