import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Instruction, Stage } from './parseDockerfile.ts';

export interface ImageOptions {
  /** The folder that contains one folder per stage. */
  folder: string;
  /** The context of `docker build`, which is the checkout. */
  context: string;
  /** Existing folders to use in a stage without copying them: `{ build: { '/app': '/my/checkout' } }`. */
  mounts: Record<string, Record<string, string>>;
  /** Commands that don't have to run, because their results are mounted. */
  isDone: (command: string, stage: string) => boolean;
  /** The user on this machine that represents the image's unprivileged user. */
  owner: { uid: number; gid: number };
}

/** The last stage, ready to run. */
export interface Image {
  root: string;
  workdir: string;
  env: Record<string, string>;
  user: string;
  command: string[];
  healthcheck: string[];
}

/** Executes the stages of a Dockerfile in plain folders, without Docker. */
export function layOutImage(stages: readonly Stage[], options: ImageOptions): Image {
  let image: Image | undefined;
  for (const stage of stages) image = layOutStage(stage, options);
  if (!image) throw new Error('The Dockerfile has no stages.');
  return image;
}

function layOutStage({ name, instructions }: Stage, options: ImageOptions): Image {
  const root = path.join(options.folder, name);
  mkdirSync(root, { recursive: true });
  const image: Image = { root, workdir: '/', env: {}, user: 'root', command: [], healthcheck: [] };
  const locate = (file: string) =>
    locateFile(options, name, path.posix.resolve(image.workdir, file));
  for (const instruction of instructions) {
    const { keyword, args } = instruction;
    const [first = ''] = args;
    if (keyword === 'WORKDIR') {
      image.workdir = first;
      mkdirSync(locate('.'), { recursive: true });
    } else if (keyword === 'COPY') {
      // A mounted folder already has its files.
      const isMounted = Object.values(options.mounts[name] ?? {}).includes(locate('.'));
      if (!isMounted) copy(instruction, options, locate);
    } else if (keyword === 'RUN') run(args.join(' '), options, name, locate('.'));
    else if (keyword === 'ENV') Object.assign(image.env, Object.fromEntries(args.map(splitPair)));
    else if (keyword === 'USER') image.user = first;
    else if (keyword === 'CMD') image.command = args;
    else if (keyword === 'HEALTHCHECK') image.healthcheck = args.slice(1);
  }
  return image;
}

/** Converts a path inside a stage to its path on this machine. */
function locateFile({ folder, mounts }: ImageOptions, stage: string, file: string): string {
  const mounted = Object.entries(mounts[stage] ?? {})
    .filter(([place]) => file === place || file.startsWith(`${place}/`))
    .sort(([one], [other]) => other.length - one.length)[0];
  if (!mounted) return path.join(folder, stage, file);
  return path.join(mounted[1], path.posix.relative(mounted[0], file));
}

function copy(
  { args, from }: Instruction,
  options: ImageOptions,
  locate: (file: string) => string,
): void {
  const target = args.at(-1) ?? '';
  const destination = locate(target);
  for (const source of args.slice(0, -1)) {
    const file = from ? locateFile(options, from, source) : path.join(options.context, source);
    const isFolder = statSync(file).isDirectory();
    cpSync(file, !isFolder && target.endsWith('/') ? path.join(destination, source) : destination, {
      recursive: true,
    });
  }
}

/** Runs a command on this machine, with its paths and its user replaced by local ones. */
function run(command: string, options: ImageOptions, stage: string, cwd: string): void {
  if (options.isDone(command, stage)) return;
  const { uid, gid } = options.owner;
  const local = command
    .split(' ')
    .map((word) => (word.startsWith('/') ? locateFile(options, stage, word) : word))
    .join(' ')
    .replaceAll('node:node', `${uid}:${gid}`);
  // Use npm's cache instead of downloading packages again.
  const env = { ...process.env, npm_config_prefer_offline: 'true' };
  execFileSync('sh', ['-c', local], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** `PORT=3000` → `['PORT', '3000']` */
function splitPair(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
