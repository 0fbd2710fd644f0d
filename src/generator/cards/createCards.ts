import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { navigation } from '#content/navigation.ts';
import { siteConfig } from '#content/site.config.ts';
import en from '#content/strings/en.json' with { type: 'json' };
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import { findApiEntry, listApiPages } from '../api-reference/apiPages.ts';
import { loadSiteApi } from '../api-reference/loadApi.ts';
import { createApiShell } from '../pages/createApiShell.ts';
import { CACHE_DIR } from '../files/directories.ts';
import { createSite } from '../content/Site.ts';
import { createApiCard, createPageCard, toAddress } from './Card.ts';
import type { Card } from './Card.ts';
import { renderCard } from './renderCard.ts';

const CARDS_CACHE = path.join(CACHE_DIR, 'cards');

/** Writes `x/cards/<route>.png` for every page; a card that was drawn before is taken from the cache. */
export async function createCards(dist: string): Promise<{ made: number; kept: number }> {
  const cards = await listCards();
  const count = { made: 0, kept: 0 };
  mkdirSync(CARDS_CACHE, { recursive: true });
  const write = async (card: Card) => {
    const cached = path.join(CARDS_CACHE, `${hashCard(card)}.png`);
    if (existsSync(cached)) count.kept += 1;
    else {
      writeFileSync(cached, await renderCard(card));
      count.made += 1;
    }
    const target = path.join(dist, 'x/cards', `${card.name}.png`);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(cached, target);
  };
  const work = async () => {
    for (let card = cards.shift(); card; card = cards.shift()) await write(card);
  };
  // Pictures are compressed outside the main thread, so a few can be made at once.
  await Promise.all(Array.from({ length: 4 }, work));
  return count;
}

/** Every guide and page of the reference, and one for the landing page and all pages that have none of their own. */
async function listCards(): Promise<Card[]> {
  const landing: Card = {
    name: 'index',
    product: 'Documentation',
    title: en.landing.title.replaceAll('\u2011', '-'),
    description: siteConfig.products.map(({ name }) => name).join(', '),
    address: toAddress('/x'),
  };
  const site = createSite();
  const pages = site.pages.filter(({ locale }) => locale === DEFAULT_LOCALE);
  const reference = await loadSiteApi();
  const apiPages = listApiPages(reference, navigation).map((page) => {
    const entry = findApiEntry(reference, page.pathname)?.entry;
    return createApiCard(createApiShell(site, page, entry));
  });
  return [landing, ...pages.map(createPageCard), ...apiPages];
}

/** The drawing's own source is part of it: a new design makes new cards. */
function hashCard(card: Card): string {
  const drawing = fileURLToPath(new URL('renderCard.ts', import.meta.url));
  return createHash('sha256')
    .update(readFileSync(drawing))
    .update(JSON.stringify(card))
    .digest('hex');
}
