import { flushCompileCache } from 'node:module';
import type { AffectedPages } from './findAffectedPages.ts';
import { openRenderer } from './openRenderer.ts';
import { provideUpdatedNavigation, provideUpdatedPages } from './provideUpdatedPages.ts';
import { renderUpdate } from './renderUpdate.ts';

// Renders an update in another process, because the renderer brings its own copy of the generator: while it reads the content, the
// process that started it checks the content and creates the search files. Opening the renderer takes longest, so it comes first.

/** What the process is sent. */
export type UpdateRequest =
  | { kind: 'open'; edited: string[] }
  | { kind: 'render'; dist: string; staging: string; rendered: string; affected: AffectedPages };

/** What it answers. */
export type UpdateMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'rendered'; files: number; pages: number; removed: string[] }
  | { kind: 'failed'; message: string };

let opening: ReturnType<typeof open> | undefined;

// Nobody waits for the result any more.
process.once('disconnect', () => process.exit(1));

process.on('message', (request: UpdateRequest) => {
  handle(request).catch((error: unknown) => {
    send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? '') : String(error) });
  });
});

async function handle(request: UpdateRequest): Promise<void> {
  if (request.kind === 'open') {
    opening = open(request.edited);
    await opening;
    return;
  }
  if (!opening) throw new Error('The renderer has to be opened first.');
  const { renderer, paths } = await opening;
  const result = await renderUpdate(renderer, paths, {
    ...request,
    onProgress: (done, total) => send({ kind: 'progress', done, total }),
  });
  send({ kind: 'rendered', ...result });
  // The process is killed, so Node.js doesn't write it when it ends.
  flushCompileCache();
}

async function open(edited: readonly string[]) {
  provideUpdatedNavigation();
  await provideUpdatedPages(edited);
  const renderer = await openRenderer();
  return { renderer, paths: await renderer.listPaths() };
}

function send(message: UpdateMessage): void {
  process.send?.(message);
}
