import { parseFromFrame } from './liveMessages.ts';
import type { FromFrame, ToFrame } from './liveMessages.ts';

const FRAME_URL = '/playground/frame/';

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A frame for one run. Nothing that happens in it can be trusted; its messages are parsed and only shown. */
export interface LiveFrame {
  element: HTMLIFrameElement;
  send: (message: WithoutId<ToFrame>) => void;
  remove: () => void;
}

export function createFrame(
  container: HTMLElement,
  title: string,
  onMessage: (message: FromFrame) => void,
): LiveFrame {
  const id = createRunId();
  const element = document.createElement('iframe');
  // Scripts and nothing else: no origin, so no cookies, storage or page around it; no windows, forms, dialogs or navigation of the page.
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.src = `${FRAME_URL}#${id}`;

  const handleMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== element.contentWindow || event.source === null) return;
    const message = parseFromFrame(event.data);
    if (message?.id === id) onMessage(message);
  };
  window.addEventListener('message', handleMessage);
  container.append(element);
  return {
    element,
    // A sandboxed frame has no origin that could be named; the frame's policy keeps it on its own page.
    send: (message) => element.contentWindow?.postMessage({ ...message, id }, '*'),
    remove() {
      window.removeEventListener('message', handleMessage);
      element.remove();
    },
  };
}

/** Not `randomUUID`, which plain http lacks. */
function createRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
