import { compileReply } from './compileReply.ts';
import type { CompileReply, CompileRequest } from './compileReply.ts';

// This runs in a worker, because some short programs take minutes to compile, and only a worker can be stopped.

const reply = (message: CompileReply) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => reply(compileReply(data)));
reply({ type: 'ready' });
