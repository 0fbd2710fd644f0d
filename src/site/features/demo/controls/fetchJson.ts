const answers = new Map<string, Promise<unknown>>();

/** Fetches a file of the site once. A failure is forgotten, so the next call tries again. */
export function fetchJson<Value>(url: string): Promise<Value> {
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
