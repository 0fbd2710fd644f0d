import type { HintFile, HintTypes } from '#model/page/ApiHints.ts';

const files = new Map<string, Promise<unknown>>();

/** Declarations of one product, `data-grid`. */
export function loadHints(family: string): Promise<HintFile> {
  return load(`/x/api-hints/${family}.json`) as Promise<HintFile>;
}

/** Types of one product that have no page. */
export function loadTypes(family: string): Promise<HintTypes> {
  return load(`/x/api-types/${family}.json`) as Promise<HintTypes>;
}

/** A failed request is forgotten, so the next attempt tries again. */
function load(url: string): Promise<unknown> {
  const known = files.get(url);
  if (known) return known;
  const file = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`);
    return response.json() as Promise<unknown>;
  });
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}
