import { spawn } from 'node:child_process';
import path from 'node:path';
import { TaskFailure } from './runTask.ts';

/** Runs a program in a folder outside the checkout and returns what it prints; all its output is shown when it fails. */
export async function runTool(
  directory: string,
  program: string,
  args: readonly string[],
): Promise<string> {
  const child = spawn(program, args, {
    cwd: directory,
    env: createEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let [output, printed] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    const command = [path.basename(program), ...args].join(' ');
    throw new TaskFailure(`"${command}" failed:\n${output.trim()}`);
  }
  return printed;
}

/** The environment without what `npm run` says about this checkout, so that npm sees only the folder it runs in. */
function createEnvironment(): NodeJS.ProcessEnv {
  const own = /^(npm_(package|lifecycle|config_local_prefix|command)|INIT_CWD$|NODE_ENV$)/;
  const entries = Object.entries(process.env).filter(([name]) => !own.test(name));
  const node = path.dirname(process.execPath);
  return {
    ...Object.fromEntries(entries),
    PATH: [node, process.env['PATH']].join(path.delimiter),
  };
}
