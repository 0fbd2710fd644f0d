import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { DemoCodeStyling } from '#model/demo/Demo.ts';
import { startLiveDemo } from '../features/live/startLiveDemo.tsx';
import type { LiveDemoHandle } from '../features/live/startLiveDemo.tsx';

/** The detail of `x:demo-edit`, dispatched by a demo's toolbar. */
export interface DemoEditRequest {
  name: string;
  /** Contains the demo. */
  stage: HTMLElement;
  /** Contains the code and the editor. */
  panel: HTMLElement;
  host: HTMLElement;
  variant: CodeVariant;
  /** The code in the current styling. */
  load: () => Promise<DemoCodeStyling>;
}

const running = new WeakMap<Element, LiveDemoHandle>();

/** Starts an editor in the demo's code panel, or closes the current one. */
export async function toggleLiveDemo(demo: HTMLElement, request: DemoEditRequest): Promise<void> {
  const { name, stage, host, variant, load } = request;
  const end = () => {
    running.delete(demo);
    markEditing(demo, request, false);
    findEditButton(demo)?.focus();
  };
  const current = running.get(demo);
  if (current) {
    current.stop();
    end();
    return;
  }
  const [code, sheets] = await Promise.all([load(), loadSheets(stage.dataset['css'] ?? '')]);
  const own = code.files.map((file) => ({
    name: file[variant].name,
    source: file[variant].source,
  }));
  const files = own.some((file) => file.name.endsWith('.css')) ? own : [...own, ...sheets];
  markEditing(demo, request, true);
  const main = own[0]?.name ?? '';
  running.set(demo, startLiveDemo({ stage, host, files, main, label: name, onExit: end }));
}

/** Restores the code of an open editor. */
export function resetLiveDemo(demo: Element): void {
  running.get(demo)?.reset();
}

function markEditing(
  demo: HTMLElement,
  { panel, host }: DemoEditRequest,
  isEditing: boolean,
): void {
  panel.toggleAttribute('data-editing', isEditing);
  host.hidden = !isEditing;
  findEditButton(demo)?.setAttribute('aria-pressed', String(isEditing));
}

function findEditButton(demo: Element): HTMLElement | null {
  return demo.querySelector<HTMLElement>('[data-demo-action=edit]');
}

/** Styles from outside the demo's files, such as utility classes. */
async function loadSheets(list: string): Promise<{ name: string; source: string }[]> {
  const urls = list.split(' ').filter(Boolean);
  return Promise.all(
    urls.map(async (url, index) => ({
      name: index === 0 ? 'styles.css' : `styles-${index + 1}.css`,
      source: await (await fetch(url)).text(),
    })),
  );
}
