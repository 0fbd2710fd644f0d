import { createRoot } from 'react-dom/client';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import type { DocsConfig } from '../../browser/createDocsConfig.ts';
import { LiveDemo } from './LiveDemo.tsx';
import type { LiveDemoProps } from './LiveDemo.tsx';
import { loadPageConfig } from '../../browser/loadPageConfig.ts';
import frameStyles from './frames.module.css';

/** `isOpen` and `autoFocus` are initial values. Use the handle to change them later. */
export interface LiveDemoOptions extends Pick<
  LiveDemoProps,
  'files' | 'edits' | 'sheets' | 'main' | 'label' | 'isOpen' | 'autoFocus' | 'onFault' | 'onExit'
> {
  /** Contains the demo. The edited demo covers it. */
  stage: HTMLElement;
  /** An empty element for the editor. */
  host: HTMLElement;
  /** Receives all edits after each change. Returns false if they're lost when the reader leaves the page. */
  onEdits: (edits: Readonly<Record<string, string>>) => boolean;
  onOpen: (isOpen: boolean) => void;
}

export interface LiveDemoHandle {
  isOpen: () => boolean;
  /** Shows the editor and focuses it. */
  open: () => void;
  /** Hides the editor. The edited demo keeps running. */
  close: () => void;
  /** Restores the original code. */
  reset: () => void;
  /** Removes the editor and shows the original demo. */
  stop: () => void;
}

let count = 0;

/** Lets the reader edit a demo in place, or runs earlier edits. */
export function startLiveDemo(options: LiveDemoOptions): LiveDemoHandle {
  const { stage, host, onOpen } = options;
  count += 1;
  const id = `live-${count}`;
  const root = createRoot(host);
  const cover = coverStage(stage);
  const resets = new EventTarget();
  const { padding } = getComputedStyle(stage);
  let docs: DocsConfig | undefined;
  let isOpen = options.isOpen;
  let { autoFocus } = options;
  let isKept = true;
  let isStopped = false;

  const render = () => {
    if (isStopped || !docs) return;
    root.render(
      <DocsConfigProvider value={docs}>
        <LiveDemo
          {...options}
          id={id}
          isOpen={isOpen}
          autoFocus={autoFocus}
          isKept={isKept}
          onEdits={handleEdits}
          container={cover.container}
          padding={padding}
          resets={resets}
          onHeight={cover.setHeight}
        />
      </DocsConfigProvider>,
    );
  };
  const handleEdits = (edits: Readonly<Record<string, string>>) => {
    const wasKept = isKept;
    isKept = options.onEdits(edits);
    if (isKept !== wasKept) render();
  };
  const setOpen = (value: boolean) => {
    isOpen = value;
    onOpen(value);
    render();
  };
  void loadPageConfig().then((loaded) => {
    docs = loaded;
    render();
  });
  return {
    isOpen: () => isOpen,
    open() {
      autoFocus = true;
      setOpen(true);
    },
    close: () => setOpen(false),
    reset: () => resets.dispatchEvent(new Event('reset')),
    stop() {
      if (isStopped) return;
      isStopped = true;
      root.unmount();
      cover.remove();
    },
  };
}

/**
 * Adds a layer over the demo for the frames. It's a sibling of the stage because the content of the stage changes. The demo stays
 * mounted below, where keyboards and screen readers can't reach it.
 */
function coverStage(stage: HTMLElement) {
  const { minHeight } = stage.style;
  const height = stage.offsetHeight;
  const container = document.createElement('div');
  container.className = `${frameStyles['frames']} ${frameStyles['onStage']}`;
  stage.after(container);
  stage.inert = true;
  stage.dataset['touched'] = '';

  const follow = new ResizeObserver(() => {
    const { offsetTop, offsetLeft, offsetWidth, offsetHeight } = stage;
    container.style.cssText = `inset: auto; top: ${offsetTop}px; left: ${offsetLeft}px; width: ${offsetWidth}px; height: ${offsetHeight}px`;
  });
  follow.observe(stage);
  return {
    container,
    /** At least as tall as the demo, so that the page doesn't jump. */
    setHeight(wanted: number) {
      stage.style.minHeight = `${Math.max(wanted, height)}px`;
    },
    remove() {
      follow.disconnect();
      container.remove();
      stage.inert = false;
      stage.style.minHeight = minHeight;
    },
  };
}
