import type { CodeVariant } from '#model/codeVariant.ts';
import type { DemoCodeStyling } from '#model/Demo.ts';
import type { LiveDemoHandle } from '../features/live/startLiveDemo.tsx';

/** What a demo's toolbar asks by `x:demo-edit`; the event starts at the demo and bubbles. */
export interface DemoEditRequest {
  name: string;
  /** Holds the demo. */
  stage: HTMLElement;
  /** Holds the code, and the editor. */
  panel: HTMLElement;
  host: HTMLElement;
  variant: CodeVariant;
  /** The code in the styling that is shown. */
  load: () => Promise<DemoCodeStyling>;
}

const running = new WeakMap<Element, LiveDemoHandle>();

/** Edit starts an editor in the demo's code panel, and ends it; Enter on the code starts one too. Reset puts the code back. */
export function openLiveDemo(root: Document): void {
  root.addEventListener('x:demo-edit', (event) => {
    void toggle(event.target as HTMLElement, (event as CustomEvent<DemoEditRequest>).detail);
  });
  root.addEventListener('x:demo-reset', (event) => running.get(event.target as Element)?.reset());
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof Element)) return;
    if (event.target.matches('[data-demo-code] pre')) findEditButton(event.target)?.click();
  });
}

async function toggle(demo: HTMLElement, request: DemoEditRequest): Promise<void> {
  const { name, stage, panel, host, variant, load } = request;
  const current = running.get(demo);
  const end = () => {
    running.delete(demo);
    showEditing(demo, panel, host, false);
    findEditButton(demo)?.focus();
  };
  if (current) {
    current.stop();
    end();
    return;
  }
  showEditing(demo, panel, host, true);
  try {
    const [{ startLiveDemo }, code, sheets] = await Promise.all([
      import('../features/live/startLiveDemo.tsx'),
      load(),
      loadSheets(stage.dataset['css'] ?? ''),
    ]);
    const own = code.files.map((file) => ({
      name: file[variant].name,
      source: file[variant].source,
    }));
    const hasSheet = own.some((file) => file.name.endsWith('.css'));
    const files = hasSheet ? own : [...own, ...sheets];
    running.set(
      demo,
      startLiveDemo({ stage, host, files, main: own[0]?.name ?? '', label: name, onExit: end }),
    );
  } catch (error) {
    end();
    throw error;
  }
}

function showEditing(
  demo: HTMLElement,
  panel: HTMLElement,
  host: HTMLElement,
  isEditing: boolean,
): void {
  panel.toggleAttribute('data-editing', isEditing);
  host.hidden = !isEditing;
  findEditButton(demo)?.setAttribute('aria-pressed', String(isEditing));
}

function findEditButton(inside: Element): HTMLElement | null | undefined {
  return inside.closest('[data-demo-frame]')?.querySelector<HTMLElement>('[data-demo-action=edit]');
}

/** What a styling adds from outside the demo's files, such as the utility classes it uses. */
async function loadSheets(list: string): Promise<{ name: string; source: string }[]> {
  const urls = list.split(' ').filter(Boolean);
  return Promise.all(
    urls.map(async (url, index) => ({
      name: index === 0 ? 'styles.css' : `styles-${index + 1}.css`,
      source: await (await fetch(url)).text(),
    })),
  );
}
