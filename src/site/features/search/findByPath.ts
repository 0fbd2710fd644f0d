import { LOCALES } from '#model/locale/Locale.ts';
import type { SearchOutcome } from '#model/search/createSearch.ts';
import type { SearchClient } from './createSearchClient.ts';

const MOST = 5;
/** Words of so many URLs that they don't help to find one. */
const EMPTY_WORDS = new Set([...LOCALES, 'x', 'html', 'index', 'react', 'api', 'md']);

/** Pages that match the words of a URL, from the whole index. */
export async function findByPath(
  client: SearchClient,
  path: string,
): Promise<{ title: string; href: string }[]> {
  const query = toQuery(path);
  if (!query) return [];
  await waitForIndex(client);
  return choosePages(query, await client.search(query, { limit: 20 }));
}

/** `/zh/x/react-data-grid/sortng/` → `data grid sortng` */
export function toQuery(path: string): string {
  return safeDecode(path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !EMPTY_WORDS.has(word))
    .slice(-6)
    .join(' ');
}

/** A page is suggested because of its name, not because of a word in its text. */
export function choosePages(
  query: string,
  { groups, corrections }: Pick<SearchOutcome, 'groups' | 'corrections'>,
): { title: string; href: string }[] {
  const words = query.split(' ').map((word) => corrections[word] ?? word);
  const last = words.at(-1) ?? '';
  const isNamed = (pathname: string, word: string) => word.length > 2 && pathname.includes(word);
  return groups
    .filter(({ pathname }) => words.some((word) => isNamed(pathname, word)))
    .sort((a, b) => Number(isNamed(b.pathname, last)) - Number(isNamed(a.pathname, last)))
    .slice(0, MOST)
    .map(({ title, pathname }) => ({ title, href: `${pathname}/` }));
}

function waitForIndex(client: SearchClient): Promise<void> {
  const isDone = () => {
    const { status, isComplete } = client.getState();
    return status === 'failed' || isComplete;
  };
  return new Promise((resolve) => {
    if (isDone()) return resolve();
    const stop = client.subscribe(() => {
      if (!isDone()) return;
      stop();
      resolve();
    });
    return undefined;
  });
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
