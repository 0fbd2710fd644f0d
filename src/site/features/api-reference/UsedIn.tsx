import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiSection } from './ApiSection.tsx';
import styles from './UsedIn.module.css';

/** The grid has a guide for each feature. A longer list would push the props out of view. */
const MOST_GUIDES = 6;

/** Where the entry is used: guides, or demos if no guide is about it. */
export function UsedIn() {
  const { t } = useDocsConfig();
  const { guides, demos } = useApiPage();
  if (guides.length === 0 && demos.length === 0) return null;
  const first = guides.length > MOST_GUIDES + 1 ? guides.slice(0, MOST_GUIDES) : guides;
  return (
    <ApiSection id="demos" title={t('api.sections.demos')}>
      {/* Each guide shows its own demos, and each prop lists the demos that set it. */}
      <LinkList links={guides.length > 0 ? first : demos} />
      <Folded
        summary={t('api.moreGuides', { count: guides.length - first.length })}
        links={guides.slice(first.length)}
      />
    </ApiSection>
  );
}

interface Link {
  title: string;
  href: string;
}

function LinkList({ links }: { links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.guides}>
      {links.map(({ title, href }) => (
        <li key={href}>
          <a href={href}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

function Folded({ summary, links }: { summary: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <details className={styles.demos}>
      <summary>{summary}</summary>
      <LinkList links={links} />
    </details>
  );
}
