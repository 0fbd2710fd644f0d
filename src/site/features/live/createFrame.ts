import { createMessageGate } from './createMessageGate.ts';
import { parseFromFrame } from './liveMessages.ts';
import type { FromFrame, ToFrame } from './liveMessages.ts';

const FRAME_URL = '/playground/frame/';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A frame for one run. Nothing in it can be trusted; its messages are parsed and only displayed. */
export interface LiveFrame {
  element: HTMLIFrameElement;
  send: (message: WithoutId<ToFrame>) => void;
  remove: () => void;
}

export interface FrameListeners {
  onMessage: (message: FromFrame) => void;
  /** The frame has sent more messages than the page can handle, and no more of them are passed on. */
  onFlood: () => void;
  /** The frame has loaded another page than ours. */
  onLeave: () => void;
}

export function createFrame(
  container: HTMLElement,
  title: string,
  { onMessage, onFlood, onLeave }: FrameListeners,
): LiveFrame {
  const id = createRunId();
  const element = document.createElement('iframe');
  // Only scripts are allowed. Without an origin there are no cookies, no storage, and no access to the page, and popups, forms, dialogs, and navigation are blocked.
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.src = `${FRAME_URL}#${id}`;

  const gate = createMessageGate(onMessage, onFlood);
  const handleMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== element.contentWindow || event.source === null) return;
    gate.take(() => {
      const message = parseFromFrame(event.data);
      return message?.id === id ? message : null;
    });
  };
  window.addEventListener('message', handleMessage);
  // No policy keeps a frame from trying to navigate. It fires a second `load` when it does, also if the navigation was blocked.
  let hasLoaded = false;
  element.addEventListener('load', () => {
    if (hasLoaded) onLeave();
    hasLoaded = true;
  });
  container.append(element);
  return {
    element,
    // A sandboxed frame has no origin to name. The frame's policy keeps it on its own page.
    send: (message) => element.contentWindow?.postMessage({ ...message, id }, '*'),
    remove() {
      gate.close();
      window.removeEventListener('message', handleMessage);
      element.remove();
    },
  };
}

/** Not `randomUUID`, which isn't available over plain HTTP. */
function createRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
