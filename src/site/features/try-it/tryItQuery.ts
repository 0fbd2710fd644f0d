import type { TryItControl } from '#model/try-it/TryItControl.ts';
import { tidyTryItValues } from '#model/try-it/tryItValues.ts';
import type { TryItValues } from '#model/try-it/tryItValues.ts';

/** Reads values from a query such as `?density='compact'&rowHeight=40`. Other parameters are ignored. */
export function parseTryItQuery(
  controls: readonly TryItControl[],
  query: URLSearchParams,
): Record<string, string> {
  const entries = controls.map(({ name }) => [name, query.get(name) ?? undefined] as const);
  return tidyTryItValues(controls, Object.fromEntries(entries));
}

/** Writes values to a query, and removes those that equal their defaults. */
export function formatTryItQuery(
  controls: readonly TryItControl[],
  values: TryItValues,
  query: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const { name } of controls) {
    const value = values[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
