import { loadJson } from './loadJson.ts';

const files = new Map<string, Promise<unknown>>();

/** Loads a file of the site once per page view. A failure is forgotten, so the next call tries again. */
export function loadJsonOnce<Value>(url: string): Promise<Value> {
  const known = files.get(url);
  if (known) return known as Promise<Value>;
  const file = loadJson<Value>(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}
