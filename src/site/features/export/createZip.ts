import { strToU8, zipSync } from 'fflate';
import type { DemoProject } from '#model/project/DemoProject.ts';

/** Packs the project in a folder with its name, so that unzipping it doesn't scatter files. */
export function createZip({ name, files }: DemoProject): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([file, text]) => [`${name}/${file}`, strToU8(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
}
