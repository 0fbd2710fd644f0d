import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { DocsError } from '#model/errors/DocsError.ts';
import { isDocument } from '#model/delivery/contentTypes.ts';
import type { DeliveredFile, DeliveryManifest } from '#model/delivery/DeliveryManifest.ts';
import { hashContent } from '../files/hashContent.ts';
import { hashInlineScripts } from './hashInlineScripts.ts';
import { listFiles } from '../files/listFiles.ts';

export interface Description {
  manifest: DeliveryManifest;
  /** Inline code that the browser will refuse to run. */
  faults: DocsError[];
}

interface FileDescription {
  file: Omit<DeliveredFile, 'encodings'>;
  faults: DocsError[];
}

/** Reads a directory into its manifest. */
export async function describeFiles(directory: string): Promise<Description> {
  const faults: DocsError[] = [];
  const files: Record<string, DeliveredFile> = {};
  for (const { pathname, encodings } of await listFiles(directory)) {
    const description = await describeFile(directory, pathname);
    faults.push(...description.faults);
    files[pathname] = { ...description.file, encodings };
  }
  return { manifest: { files }, faults };
}

const known = new Map<string, FileDescription & { stamp: string }>();

/** Read once for each version: a server without a prepared build asks again all the time. */
async function describeFile(directory: string, pathname: string): Promise<FileDescription> {
  const name = path.join(directory, pathname);
  const { mtimeMs, size } = await stat(name);
  const stamp = `${mtimeMs}-${size}`;
  const before = known.get(name);
  if (before?.stamp === stamp) return before;
  const description = await readDescription(name, pathname);
  known.set(name, { ...description, stamp });
  return description;
}

async function readDescription(name: string, pathname: string): Promise<FileDescription> {
  const content = await readFile(name);
  const file = { hash: hashContent(content), size: content.length };
  if (!isDocument(pathname)) return { file, faults: [] };
  const { hashes, faults } = hashInlineScripts(content.toString('utf8'), `dist${pathname}`);
  return { file: { ...file, scripts: hashes }, faults };
}
