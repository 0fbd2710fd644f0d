import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../files/directories.ts';
import { readLock } from '../packages/Lock.ts';
import { pickLock } from './pickLock.ts';
import { traceImports } from './traceImports.ts';
import type { Trace } from './traceImports.ts';

/** The programs of an image: the server, the MCP server over stdio, and the feedback report. */
const ENTRIES = [
  'src/server/main.ts',
  'src/server/mcp/main.ts',
  'src/server/feedback-report/main.ts',
];

/** Writes a project that contains only what the server loads. `npm ci` in that folder installs its packages. */
export async function writeServerPackage(folder: string): Promise<Trace> {
  const trace = await traceImports(ENTRIES);
  for (const file of trace.files) {
    cpSync(path.join(ROOT, file), path.join(folder, file), { recursive: true });
  }
  const { name, version, type, imports, overrides } = readManifest();
  const lock = pickLock(readLock(), trace.packages);
  const dependencies = lock.packages['']?.dependencies;
  const manifest = { name, version, private: true, type, imports, dependencies, overrides };
  mkdirSync(folder, { recursive: true });
  writeJson(path.join(folder, 'package.json'), manifest);
  writeJson(path.join(folder, 'package-lock.json'), lock);
  return trace;
}

function readManifest(): Record<string, unknown> {
  const text = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  return JSON.parse(text) as Record<string, unknown>;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
