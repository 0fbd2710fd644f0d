import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import { strings } from '#content/strings.ts';
import type { Catalogs } from '#model/reference/Catalog.ts';
import type { GuideData } from '#model/page/GuideData.ts';
import { addLocalePrefix } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import type { Heading } from '#model/page/Page.ts';
import { getSourceUrl } from '#model/site/docsLinks.ts';
import { findQuestionAnchors } from '#model/page/Question.ts';
import type { StorePage } from '#model/machine-docs/DocsStore.ts';
import type { FindDemo } from '#model/machine-docs/formatPage.ts';
import { toProjectPath } from '../files/directories.ts';
import type { PageSource } from '../content/readPage.ts';
import { completePage } from './completePage.ts';
import { findPageProduct } from './findPageProduct.ts';
import { mdxToMarkdown } from './mdxToMarkdown.ts';

export interface GuideContext {
  findDemo: FindDemo;
  catalogs: Catalogs;
  /** Pathnames of the navigation whose pages aren't written yet. */
  planned: ReadonlySet<string>;
  /** The reference entries that the page's front matter names. */
  api: GuideData['api'];
}

/** Creates the page of a guide in one language. */
export function createGuidePage(
  source: PageSource,
  { findDemo, catalogs, planned, api }: GuideContext,
): StorePage {
  const { siteUrl } = siteConfig;
  const file = toProjectPath(source.file);
  const publicPath = addLocalePrefix(`${source.pathname}/`, source.locale);
  return completePage(
    {
      path: publicPath,
      locale: source.locale,
      kind: 'guide',
      title: source.frontMatter.title,
      description: source.frontMatter.description,
      ...findPageProduct(source.pathname),
      headings: api.length > 0 ? [...source.headings, FOOT] : source.headings,
      source: getSourceUrl(siteConfig, file) ?? `${siteUrl}${publicPath}`,
      body: [
        ...mdxToMarkdown(source.tree, {
          locale: source.locale,
          siteUrl,
          catalogs,
          planned,
          path: publicPath,
          demoFolder: path.posix.dirname(file).slice('content/'.length),
        }),
        ...formatQuestions(source, publicPath),
        ...formatFoot(api, source.locale),
      ],
    },
    findDemo,
  );
}

function formatQuestions(source: PageSource, publicPath: string): string[] {
  const questions = findQuestionAnchors(source.frontMatter.questions ?? [], source.headings);
  if (questions.length === 0) return [];
  const { siteUrl } = siteConfig;
  const lines = questions.map(({ text, anchor }) =>
    anchor ? `- [${text}](${siteUrl}${publicPath}#${anchor})` : `- ${text}`,
  );
  return [`\n## ${strings[source.locale].page.questions}\n\n${lines.join('\n')}\n`];
}

/** The heading of the API links at the end of the page. */
const FOOT: Heading = { id: 'api-reference', text: strings.en.api.guideFoot, depth: 2 };

function formatFoot(api: GuideData['api'], locale: Locale): string[] {
  if (api.length === 0) return [];
  const { guideFoot, guideFootText } = strings[locale].api;
  const lines = api.map(({ name, href }) => `- [${name}](${siteConfig.siteUrl}${href})`);
  return [`\n## ${guideFoot}\n\n${guideFootText}\n\n${lines.join('\n')}\n`];
}
