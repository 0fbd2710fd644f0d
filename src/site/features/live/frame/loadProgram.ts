import type { CodePart, Program } from '../liveMessages.ts';

/** File names by blob URL, for stack traces. */
const names = new Map<string, string>();

/** Loads all files in order and returns the exports of the main file. Each file may import those before it. */
export async function loadProgram(
  { files }: Program,
  modulesUrl: string,
): Promise<Record<string, unknown>> {
  const urls: string[] = [];
  for (const { name, parts } of files) {
    const code = parts.map((part) => writePart(part, urls, modulesUrl)).join('');
    const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    names.set(url, name);
    urls.push(url);
  }
  const main = urls.at(-1);
  if (main === undefined) throw new Error('The program has no files.');
  return (await import(/* @vite-ignore */ main)) as Record<string, unknown>;
}

/** `{ import: '@mui/material/Box' }` → `"https://host/x/live/3f2a/@mui/material/Box.js"` */
function writePart(part: CodePart, urls: readonly string[], modulesUrl: string): string {
  if (typeof part === 'string') return part;
  if ('import' in part) return JSON.stringify(getModuleUrl(part.import, modulesUrl));
  return JSON.stringify(urls[part.file] ?? '');
}

export function getModuleUrl(specifier: string, modulesUrl: string): string {
  return `${modulesUrl}${specifier}.js`;
}

/** `at Demo (blob:null/7c…:12:5)` → `at Demo (Demo.tsx:12:5)` */
export function nameFiles(text: string): string {
  let result = text;
  for (const [url, name] of names) result = result.replaceAll(url, name);
  return result;
}
