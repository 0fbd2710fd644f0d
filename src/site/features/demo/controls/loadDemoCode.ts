import type { DemoCode } from '#model/demo/Demo.ts';

const codes = new Map<string, Promise<DemoCode>>();

/** A demo's code in every variant and styling. A failed request is forgotten, so the next call tries again. */
export function loadDemoCode(id: string): Promise<DemoCode> {
  const known = codes.get(id);
  if (known) return known;
  const code = fetch(`/x/demos/${id}.json`).then((response) => {
    if (!response.ok)
      throw new Error(`Loading the code of demo "${id}" failed with status ${response.status}.`);
    return response.json() as Promise<DemoCode>;
  });
  codes.set(id, code);
  code.catch(() => codes.delete(id));
  return code;
}
