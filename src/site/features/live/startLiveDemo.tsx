import { createRoot } from 'react-dom/client';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { LiveDemo } from './LiveDemo.tsx';
import type { LiveFile } from './LiveFile.ts';
import { loadDocsConfig } from './loadDocsConfig.ts';
import frameStyles from './frames.module.css';

export interface LiveDemoOptions {
  /** Contains the demo; the edited one covers it. */
  stage: HTMLElement;
  /** An empty element for the editor. */
  host: HTMLElement;
  files: readonly LiveFile[];
  /** Name of the file whose default export is the demo. */
  main: string;
  /** Name of the demo. */
  label: string;
  onExit?: () => void;
}

export interface LiveDemoHandle {
  /** Removes the editor and shows the original demo. */
  stop: () => void;
  /** Restores the original code. */
  reset: () => void;
}

let count = 0;

/** Lets the reader edit a demo in place. */
export function startLiveDemo({
  stage,
  host,
  files,
  main,
  label,
  onExit,
}: LiveDemoOptions): LiveDemoHandle {
  count += 1;
  const root = createRoot(host);
  const cover = coverStage(stage);
  const resets = new EventTarget();
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    root.unmount();
    cover.remove();
  };
  void loadDocsConfig().then((docs) => {
    if (isStopped) return;
    root.render(
      <DocsConfigProvider value={docs}>
        <LiveDemo
          id={`live-${count}`}
          files={files}
          main={main}
          label={label}
          container={cover.container}
          padding={getComputedStyle(stage).padding}
          resets={resets}
          onHeight={cover.setHeight}
          onExit={() => {
            stop();
            onExit?.();
          }}
        />
      </DocsConfigProvider>,
    );
  });
  return { stop, reset: () => resets.dispatchEvent(new Event('reset')) };
}

/**
 * A layer over the demo for the frames. It's a sibling of the stage because the content of the stage changes. The demo stays
 * mounted below, out of reach of keyboards and screen readers.
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
