import { getCompletionsPath } from '#model/reference/Completions.ts';
import type { Completions } from '#model/reference/Completions.ts';

const answers = new Map<string, Promise<unknown>>();

/** What a product offers, fetched once per page. A failed request is forgotten, so the next keystroke tries again. */
export function loadCompletions(family: string): Promise<Completions> {
  return load<Completions>(getCompletionsPath(family));
}

/** Everything that code in the editor can import. */
export async function loadImports(): Promise<readonly string[]> {
  return (await load<{ imports: string[] }>('/x/live/imports.json')).imports;
}

function load<Value>(url: string): Promise<Value> {
  const known = answers.get(url);
  if (known) return known as Promise<Value>;
  const answer = fetch(url).then((response) => {
    if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`);
    return response.json() as Promise<Value>;
  });
  answers.set(url, answer);
  answer.catch(() => answers.delete(url));
  return answer;
}
