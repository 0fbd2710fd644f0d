import { createMessageGate } from './createMessageGate.ts';
import { createRateLimit } from './createRateLimit.ts';
import { parseFromFrame } from './liveMessages.ts';
import type { FromFrame, ToFrame } from './liveMessages.ts';

const FRAME_URL = '/playground/frame/';

/**
 * Our script in the frame posts one message to the window and then uses the channel, so all other messages come from the reader's code.
 * A few of them are ignored. Each one is a task for the page, so a frame that sends many is stopped as early as possible.
 */
const MAX_WINDOW_MESSAGES_PER_SECOND = 100;

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** A frame for one run. Nothing in it can be trusted, so its messages are validated and only displayed. */
export interface LiveFrame {
  element: HTMLIFrameElement;
  send: (message: WithoutId<ToFrame>) => void;
  remove: () => void;
}

export interface FrameListeners {
  onMessage: (message: FromFrame) => void;
  /** Called when the frame has sent more messages than the page can handle. No more of them are passed on. */
  onFlood: () => void;
  /** Called when the frame has navigated away from our page. */
  onLeave: () => void;
}

export function createFrame(
  container: HTMLElement,
  title: string,
  { onMessage, onFlood, onLeave }: FrameListeners,
): LiveFrame {
  const id = createRunId();
  const element = document.createElement('iframe');
  // Only scripts are allowed. The frame has no origin, so it has no cookies, no storage, and no access to the page. Popups, forms,
  // dialogs, and navigation are blocked.
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
    // A sandboxed frame has no origin to pass here. Its policy keeps it on our page.
    contentWindow.postMessage(id, '*', [port2]);
    onMessage({ type: 'ready', id });
  }

  /** Closing the channel also drops queued messages. */
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
  // No policy prevents a frame from trying to navigate. If it does, `load` fires again, even if the navigation was blocked.
  let hasLoaded = false;
  element.addEventListener('load', () => {
    if (hasLoaded) onLeave();
    hasLoaded = true;
  });
  container.append(element);
  return {
    element,
    // Messages wait in the channel until the frame has received its port.
    send: (message) => port.postMessage({ ...message, id }),
    remove() {
      disconnect();
      element.remove();
    },
  };
}

/** `randomUUID` isn't available over plain HTTP. */
function createRunId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
