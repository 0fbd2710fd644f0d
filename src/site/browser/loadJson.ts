/** Loads a JSON file of the site. Rejects if the server doesn't have it. */
export async function loadJson<Value>(url: string): Promise<Value> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Loading ${url} failed with status ${response.status}.`);
  return (await response.json()) as Value;
}
