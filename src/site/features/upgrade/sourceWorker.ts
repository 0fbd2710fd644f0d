import { checkFiles } from './checkFiles.ts';
import type { SourceReply, SourceRequest } from './sourceMessages.ts';

// This runs in a worker so that a large file doesn't block the page.

addEventListener('message', ({ data }: MessageEvent<SourceRequest>) => {
  const reply: SourceReply = { id: data.id, reports: checkFiles(data.files, data.comparisons) };
  postMessage(reply);
});
