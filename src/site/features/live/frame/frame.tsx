import { isValidElement, lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseToFrame } from '../liveMessages.ts';
import type { FromFrame, Look, Program, ToFrame } from '../liveMessages.ts';
import { captureConsole } from './captureConsole.ts';
import { createRateLimit } from '../createRateLimit.ts';
import { createOutbox } from './createOutbox.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { formatValue } from './formatValue.ts';
import { getModuleUrl, loadProgram, nameFiles } from './loadProgram.ts';
import { installLoopGuard } from './loopGuard.ts';
import { restrictFrame } from './restrictFrame.ts';

/** The frame runs one program, sent by the surrounding page, and reports its state to that page. */
const modulesUrl = import.meta.url.replace(/[^/]+$/, '');
const DocsLook = lazy(async () => ({ default: (await import('./DocsLook.tsx')).DocsLook }));

const id = location.hash.slice(1);
const page = window.parent;
/** Posts to the page. The method is bound before the reader's code can replace it. */
let post: ((message: FromFrame) => void) | undefined;
const send = createOutbox((message) => post?.({ ...message, id }));

/** Timers can fail hundreds of times per second, but the page shows only one error. */
const errorLimit = createRateLimit(20);

let root: ReturnType<typeof createRoot> | undefined;
let Demo: ComponentType | undefined;

// Outside a sandbox, this code would run with the permissions of the site, so it doesn't run at all.
if (window.origin === 'null' && page !== window) start();

function start(): void {
  restrictFrame(modulesUrl);
  installLoopGuard();
  // There's no network here, so the packages' telemetry shouldn't try.
  Object.assign(globalThis, { __MUI_X_TELEMETRY_DISABLED__: true });
  captureConsole((level, text) => send({ type: 'console', level, text: nameFiles(text) }));
  addEventListener('error', (event) => {
    // This error is harmless. Browsers report it if a layout takes two passes.
    if (!event.message.startsWith('ResizeObserver loop')) fail(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => fail(event.reason));
  addEventListener('message', connect);
  // The page may have another origin. The header `frame-ancestors` decides which pages can embed this one.
  page.postMessage({ type: 'ready', id } satisfies FromFrame, '*');
}

/** Accepts the channel from the page, and from nobody else. */
function connect({ source, data, ports: [port] }: MessageEvent<unknown>): void {
  if (source !== page || data !== id || !port) return;
  removeEventListener('message', connect);
  post = port.postMessage.bind(port);
  port.onmessage = (event) => {
    const message = parseToFrame(event.data);
    if (message?.id === id) receive(message);
  };
}

function receive(message: ToFrame): void {
  if (message.type === 'prepare') {
    for (const specifier of message.imports) {
      import(/* @vite-ignore */ getModuleUrl(specifier, modulesUrl)).catch(() => {});
    }
  } else if (message.type === 'ping') {
    send({ type: 'pong' });
  } else if (message.type === 'run') {
    run(message.program, message.look).catch(fail);
  } else if (Demo) {
    render(Demo, message.look);
  }
}

async function run(program: Program, look: Look): Promise<void> {
  if (Demo) return;
  const exports = await loadProgram(program, modulesUrl);
  Demo = toComponent(exports['default']);
  render(Demo, look);
}

function toComponent(value: unknown): ComponentType {
  if (isValidElement(value)) return () => value as ReactNode;
  if (
    typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value)
  ) {
    return value as ComponentType;
  }
  throw new Error('The main file must export a component by default.');
}

function render(Shown: ComponentType, look: Look): void {
  root ??= createRoot(document.getElementById('root') as HTMLElement, {
    onUncaughtError: fail,
    onCaughtError: fail,
  });
  const demo = (
    <ErrorBoundary>
      <Shown />
      <Rendered />
    </ErrorBoundary>
  );
  document.body.dataset['look'] = look.kind;
  root.render(
    <Suspense>{look.kind === 'docs' ? <DocsLook look={look}>{demo}</DocsLook> : demo}</Suspense>,
  );
}

/** Rendered after the demo, so that its effect runs after the demo's effects. */
function Rendered() {
  useEffect(() => {
    const { body } = document;
    const report = () =>
      send({ type: 'height', height: Math.max(body.scrollHeight, body.offsetHeight) });
    const observer = new ResizeObserver(report);
    observer.observe(body);
    report();
    send({ type: 'rendered' });
    return () => observer.disconnect();
  }, []);
  return null;
}

function fail(reason: unknown): void {
  if (!errorLimit.allows()) return;
  const message = reason instanceof Error ? reason.message : formatValue(reason);
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  send({ type: 'error', message: nameFiles(message), stack: nameFiles(stack) });
}
