import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { navigation } from '#content/navigation.ts';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { findApiEntry, listApiPages } from '../api-reference/apiPages.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { createApiShell } from '../pages/createApiShell.ts';
import { hashKey } from '../files/createCache.ts';
import { hashSources } from '../files/hashSources.ts';
import { openCache } from '../files/openCache.ts';
import { readInstalledVersion } from '../files/readInstalledVersion.ts';
import { createSite } from '../content/Site.ts';
import type { Site } from '../content/Site.ts';
import { createApiCard, createPageCard, toCardUrl } from './Card.ts';
import type { Card } from './Card.ts';
import { renderCard } from './renderCard.ts';

/** Writes `x/cards/<route>.png` for every page, or for these guides. Cards that haven't changed come from the cache. */
export async function createCards(
  dist: string,
  guides?: readonly string[],
): Promise<{ created: number; cached: number }> {
  const cards = guides ? listGuideCards(createSite(), guides) : await listCards();
  const cache = openCache('cards');
  const design = hashDesign();
  const count = { created: 0, cached: 0 };
  const write = async (card: Card) => {
    const key = hashKey(design, card);
    const cached = cache.read(key);
    const picture = cached ?? (await renderCard(card));
    if (!cached) cache.write(key, picture);
    count[cached ? 'cached' : 'created'] += 1;
    const target = path.join(dist, 'x/cards', `${card.name}.png`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, picture);
  };
  const queue = [...cards];
  const work = async () => {
    for (let card = queue.shift(); card; card = queue.shift()) await write(card);
  };
  // Images are compressed outside of the main thread, so several can be created at once.
  await Promise.all(Array.from({ length: 4 }, work));
  return count;
}

/** Lists a card for each guide and each API page, and one for the landing page, which all other pages share. */
async function listCards(): Promise<Card[]> {
  const landing: Card = {
    name: 'index',
    product: 'Documentation',
    title: en.landing.title.replaceAll('\u2011', '-'),
    description: siteConfig.products.map(({ name }) => name).join(', '),
    url: toCardUrl('/x'),
  };
  const site = createSite();
  const reference = await loadSiteApi();
  const apiPages = listApiPages(reference, navigation).map((page) => {
    const entry = findApiEntry(reference, page.pathname)?.entry;
    return createApiCard(createApiShell(site, page, entry));
  });
  return [landing, ...listGuideCards(site), ...apiPages];
}

function listGuideCards({ pages }: Site, pathnames?: readonly string[]): Card[] {
  return pages
    .filter(({ locale, pathname }) => {
      return locale === DEFAULT_LOCALE && (pathnames?.includes(pathname) ?? true);
    })
    .map(createPageCard);
}

/** Hashes the code and the packages that render cards, so that a new design creates new cards. */
function hashDesign(): string {
  return hashKey(
    hashSources('src/generator/cards/renderCard.ts'),
    ['satori', 'sharp', '@fontsource/inter'].map((name) => readInstalledVersion(name)),
  );
}
