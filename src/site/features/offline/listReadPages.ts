import { OFFLINE_PATH, PAGES_CACHE } from '#model/delivery/offline.ts';

export interface ReadPage {
  href: string;
  title: string;
}

const SHOWN = 20;

/** Lists recently visited pages with their titles, latest first. */
export async function listReadPages(storage: CacheStorage): Promise<ReadPage[]> {
  const cache = await storage.open(PAGES_CACHE);
  const keys = (await cache.keys()).filter(({ url }) => !url.endsWith(OFFLINE_PATH));
  return Promise.all(
    keys
      .slice(-SHOWN)
      .reverse()
      .map(async ({ url }) => {
        const html = (await (await cache.match(url))?.text()) ?? '';
        const href = new URL(url).pathname;
        return { href, title: readTitle(html) || href };
      }),
  );
}

/** `<title>Bars - MUI X</title>` → `Bars` */
function readTitle(html: string): string {
  const { title } = new DOMParser().parseFromString(html.slice(0, 8000), 'text/html');
  return title.replace(/ - [^-]*$/, '');
}
