import { createMessageGate } from './createMessageGate.ts';
import { createRateLimit } from './createRateLimit.ts';
import { parseFromFrame } from './liveMessages.ts';
import type { FromFrame, ToFrame } from './liveMessages.ts';

const FRAME_URL = '/playground/frame/';

/**
 * Our script in the frame posts one message to the window and uses the channel after that, so all others come from the code. A few
 * are ignored. The browser queues each of them as a task of the page, so many are stopped as early as possible.
 */
const MAX_WINDOW_MESSAGES_PER_SECOND = 100;

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

  const { port1: port, port2 } = new MessageChannel();
  const windowLimit = createRateLimit(MAX_WINDOW_MESSAGES_PER_SECOND);
  const gate = createMessageGate(onMessage, handleFlood);
  const parse = (data: unknown) => {
    const message = parseFromFrame(data);
    return message?.id === id ? message : null;
  };
  let isConnected = false;

  function handleWindowMessage(event: MessageEvent<unknown>): void {
    const { contentWindow } = element;
    if (contentWindow === null || event.source !== contentWindow) return;
    if (!windowLimit.allows()) {
      handleFlood();
      return;
    }
    if (isConnected || parse(event.data)?.type !== 'ready') return;
    isConnected = true;
    // A sandboxed frame has no origin to name. The frame's policy keeps it on its own page.
    contentWindow.postMessage(id, '*', [port2]);
    onMessage({ type: 'ready', id });
  }

  /** Closing the channel also drops what is queued in it. */
  function disconnect(): void {
    gate.close();
    port.close();
    window.removeEventListener('message', handleWindowMessage);
  }

  function handleFlood(): void {
    disconnect();
    onFlood();
  }

  port.addEventListener('message', ({ data }) => gate.take(() => parse(data)));
  port.start();
  window.addEventListener('message', handleWindowMessage);
  // No policy keeps a frame from trying to navigate. It fires a second `load` when it does, also if the navigation was blocked.
  let hasLoaded = false;
  element.addEventListener('load', () => {
    if (hasLoaded) onLeave();
    hasLoaded = true;
  });
  container.append(element);
  return {
    element,
    // Messages wait in the channel until the frame has its end.
    send: (message) => port.postMessage({ ...message, id }),
    remove() {
      disconnect();
      element.remove();
    },
  };
}

/** Not `randomUUID`, which isn't available over plain HTTP. */
function createRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
