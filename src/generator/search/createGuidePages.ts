import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE } from '#model/locale/Locale.ts';
import type { Locale } from '#model/locale/Locale.ts';
import { findQuestionAnchors } from '#model/page/Question.ts';
import { isPaidPlan } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';
import { splitPhrase } from '#model/search/matchPhrases.ts';
import type { FileDemo, FilePage, FileSection } from '#model/search/SearchFile.ts';
import type { PageSource } from '../content/readPage.ts';
import { isFixture } from '../head/isFixture.ts';
import { listIdentifiers } from './listIdentifiers.ts';
import { readSections } from './readSections.ts';
import type { PageSection } from './readSections.ts';

export interface GuideContext {
  /** All texts, in every language. */
  sources: readonly PageSource[];
  /** Plan and title of a page in the navigation. */
  describePage: (pathname: string, locale: Locale) => { plan?: Plan; title?: string };
  apiNames: ReadonlySet<string>;
}

/** The guides as one language has them: translated where there is a translation, in English where not. */
export function createGuidePages(locale: Locale, context: GuideContext): FilePage[] {
  const { sources } = context;
  const inLocale = new Map(
    sources.filter((source) => source.locale === locale).map((source) => [source.pathname, source]),
  );
  return sources
    .filter(({ locale: own, pathname }) => own === DEFAULT_LOCALE && !isFixture(pathname))
    .map((original) =>
      createGuidePage(inLocale.get(original.pathname) ?? original, original, locale, context),
    );
}

function createGuidePage(
  source: PageSource,
  original: PageSource,
  locale: Locale,
  { apiNames, describePage }: GuideContext,
): FilePage {
  const { pathname, frontMatter } = source;
  const { plan, title: short } = describePage(pathname, locale);
  const toIdentifiers = (code: string) => listIdentifiers(code, apiNames).join(' ');
  const toDemo = (name: string): FileDemo => [name, toIdentifiers(readDemo(original, name))];
  const toParts = ({
    code,
    demos,
  }: Pick<PageSection, 'code' | 'demos'>): Pick<FileSection, 'code' | 'demos'> => {
    const identifiers = toIdentifiers(code.join('\n'));
    return {
      ...(identifiers ? { code: identifiers } : {}),
      ...(demos.length > 0 ? { demos: demos.map(toDemo) } : {}),
    };
  };
  const { components = [], hooks = [] } = original.frontMatter;
  const [first, ...sections] = readSections(source.tree);
  const intro = {
    demos: first?.demos ?? [],
    code: [...(first?.code ?? []), ...components, ...hooks],
  };
  const translated = source === original ? [] : readSections(original.tree).slice(1);
  const isAligned = translated.length === sections.length;
  const questions = listQuestions(source, original);
  const toQuestions = (id: string): Pick<FileSection, 'questions'> => {
    const own = questions.get(id);
    return own ? { questions: own } : {};
  };
  const keywords = listKeywords(source, original);
  const searches = source.locale === locale ? listSearches(source) : [];
  return {
    path: pathname,
    title: frontMatter.title,
    ...(short && short !== frontMatter.title ? { short } : {}),
    kind: pathname.startsWith('/x/migration/') ? 'migration' : 'guide',
    ...(isPaidPlan(plan) ? { plan } : {}),
    ...(keywords ? { keywords } : {}),
    ...toQuestions(''),
    ...(searches.length > 0 ? { searches } : {}),
    text: `${frontMatter.description} ${first?.text ?? ''}`.trim(),
    ...toParts(intro),
    ...(sections.length > 0
      ? {
          sections: sections.map((section, index): FileSection => {
            // Who reads Chinese may still type the English word.
            const english = isAligned ? translated[index]?.heading : undefined;
            const id = source.headings[index]?.id ?? '';
            return {
              heading: section.heading,
              text: section.text,
              ...(isPaidPlan(section.plan) ? { plan: section.plan } : {}),
              ...(english ? { keywords: english } : {}),
              ...toQuestions(id),
              ...toParts(section),
            };
          }),
        }
      : {}),
  };
}

/** Questions by the id of the section that answers them; `''` for the page as a whole. */
function listQuestions(source: PageSource, original: PageSource): Map<string, string[]> {
  const { questions = original.frontMatter.questions ?? [] } = source.frontMatter;
  const byAnchor = Map.groupBy(
    findQuestionAnchors(questions, source.headings),
    ({ anchor }) => anchor,
  );
  return new Map([...byAnchor].map(([anchor, asked]) => [anchor, asked.map(({ text }) => text)]));
}

function listKeywords(source: PageSource, original: PageSource): string {
  const { keywords = [] } = source.frontMatter;
  const also =
    source === original
      ? []
      : [original.frontMatter.title, ...(original.frontMatter.keywords ?? [])];
  return [...new Set([...keywords, ...also])].join(', ');
}

/** Without the words that search ignores, so that the files stay small. */
function listSearches({ frontMatter: { searches = [] } }: PageSource): string[] {
  return [...new Set(searches.map((search) => splitPhrase(search).join(' ')))];
}

function readDemo({ file }: PageSource, name: string): string {
  return readFileSync(path.join(path.dirname(file), `${name}.tsx`), 'utf8');
}
