import { stringify } from 'yaml';
import { siteConfig } from '#content/site.config.ts';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import { formatPage } from '#model/machine-docs/formatPage.ts';
import type { FindDemo } from '#model/machine-docs/formatPage.ts';
import { hashWithSha256 } from '../files/hashWithSha256.ts';

export type PageDraft = Omit<StorePage, 'head' | 'hash'> & {
  /** The origin of the text: a URL, or a package with its version. */
  source: string;
};

const HASH_LENGTH = 16;

/** Adds the title, the front matter, and a hash to a page. */
export function completePage({ source, ...draft }: PageDraft, findDemo: FindDemo): StorePage {
  const { title, description, path, version } = draft;
  const facts = {
    title,
    description,
    url: `${siteConfig.siteUrl}${path}`,
    version,
    source,
  };
  const body = [`# ${title}\n\n${description}\n\n`, ...draft.body];
  const unhashed = { ...draft, body, head: formatHead(facts) };
  const hash = shorten(formatPage(unhashed, findDemo, siteConfig.siteUrl));
  return { ...unhashed, hash, head: formatHead({ ...facts, hash }) };
}

/** Creates a short hash of a text. */
export function shorten(text: string): string {
  return hashWithSha256(new TextEncoder().encode(text)).slice(0, HASH_LENGTH);
}

function formatHead(facts: Readonly<Record<string, string>>): string {
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n`;
}
