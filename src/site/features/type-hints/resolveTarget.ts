import { siteConfig } from '#content/site.config.ts';
import { parsePath } from '#model/path/parsePath.ts';
import type { Hint, HintFile } from '#model/page/ApiHints.ts';
import { findHint, findTypeHint, readHintLink } from '#model/page/ApiHints.ts';
import type { CodeName } from '#model/reference/parseCodeName.ts';
import { parseCodeName } from '#model/reference/parseCodeName.ts';
import type { HintTarget } from './HintTarget.ts';
import { loadHints, loadTypes } from './loadHints.ts';
import { readCodePlace } from './readCodePlace.ts';

/** Finds the declaration that a target refers to, if there is one. */
export async function resolveTarget(target: HintTarget): Promise<Hint | undefined> {
  if (target.kind === 'word') {
    const link = target.range.startContainer.parentElement?.closest<HTMLElement>('a');
    if (link) return resolveLink(link);
    return resolveName(readCodePlace(target.code.textContent ?? '', target.start, target.word));
  }
  const { element } = target;
  const { type } = element.dataset;
  const family = element.closest<HTMLElement>('[data-family]')?.dataset['family'];
  if (type && family) return findTypeHint(await loadTypes(family), type);
  if (element.matches('a')) return resolveLink(element);
  return resolveName(parseCodeName(element.textContent ?? ''));
}

async function resolveLink(link: HTMLElement): Promise<Hint | undefined> {
  const href = link.getAttribute('href') ?? '';
  const { pathname } = location;
  const url = href.startsWith('#') ? `${pathname}${href}` : href;
  const family = /^\/x\/api\/([\w-]+)\/./.exec(url)?.[1];
  if (!family) return undefined;
  const file = await loadHints(family);
  const name = readHintLink(file, url);
  const hint = name && findHint(file, name);
  return hint && !isShownAround(link, hint) ? hint : undefined;
}

async function resolveName(name: CodeName | undefined): Promise<Hint | undefined> {
  const family = name && findPageFamily(location.pathname);
  if (!family) return undefined;
  const file = await loadHints(family);
  const hint = findHint(file, name, listPageComponents(file));
  if (hint || !name.owner || name.member) return hint;
  return findTypeHint(await loadTypes(family), name.owner);
}

/** `/zh/x/react-data-grid/sorting/` → `data-grid` */
function findPageFamily(path: string): string | undefined {
  const pathname = `${parsePath(path).canonicalPathname}/`;
  const product = siteConfig.products.find(({ root, apiRoot }) =>
    [root, apiRoot].some((start) => pathname.startsWith(`${start}/`)),
  );
  return product?.apiRoot.split('/').at(-1);
}

/** Returns the entry on a page of the reference, or the components listed at the end of a guide. */
function listPageComponents(file: HintFile): string[] {
  const own = readHintLink(file, location.pathname)?.owner;
  if (own) return [own];
  const links = document.querySelectorAll('[aria-labelledby="api-reference"] li code');
  return [...links].map((link) => link.textContent ?? '');
}

/** Whether the description is already visible, because the link is in an open row of the reference about the same thing. */
function isShownAround(link: HTMLElement, { text = '' }: Hint): boolean {
  const row = link.closest<HTMLElement>('li[id]');
  if (!row || link.getAttribute('href') !== `#${row.id}`) return false;
  const shown = row.innerText.replace(/\s+/g, ' ');
  return shown.includes(text.replace(/[`*]|\]\([^)]*\)|\[/g, '').slice(0, 40));
}
