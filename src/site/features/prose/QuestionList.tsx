import type { Page } from '#model/page/Page.ts';
import { findQuestionAnchors } from '#model/page/Question.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { SectionHeading2 } from './SectionHeading.tsx';

/** The id is this long because a page may have a section called "Questions". */
const ID = 'questions-this-page-answers';

/** The questions of readers, with links to the sections that answer them. */
export function QuestionList({ page }: { page: Pick<Page, 'frontMatter' | 'headings'> }) {
  const { t } = useDocsConfig();
  const questions = page.frontMatter.questions ?? [];
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={ID} data-no-print="">
      <SectionHeading2 id={ID}>{t('page.questions')}</SectionHeading2>
      <ul>
        {findQuestionAnchors(questions, page.headings).map(({ text, anchor }) => (
          <li key={text}>
            <a href={anchor ? `#${anchor}` : '#main-content'}>{text}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
