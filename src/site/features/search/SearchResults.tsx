import type { SearchGroup, SearchHit } from '#model/search/SearchRecord.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { MarkedText } from './MarkedText.tsx';
import { getPartName } from './getPartName.ts';
import styles from './SearchDialog.module.css';

export interface SearchResultsProps {
  groups: readonly SearchGroup[];
  /** Words to highlight. */
  words: readonly string[];
  /** Index of the option that Enter opens, counted across all groups. */
  active: number;
  onHover: (index: number) => void;
  onOpen: (hit: SearchHit) => void;
}

export const LIST_ID = 'search-results';

export function getOptionId(index: number): string {
  return `search-option-${index}`;
}

/** Results by page: the best match first, further matches on the same page below it. */
export function SearchResults({ groups, words, active, onHover, onOpen }: SearchResultsProps) {
  const { t } = useDocsConfig();
  let index = -1;
  return (
    <div
      id={LIST_ID}
      className={styles.list}
      role="listbox"
      aria-label={t('search.results')}
      tabIndex={-1}
    >
      {groups.map((group) => (
        <div key={group.pathname} role="group" className={styles.group} aria-label={group.title}>
          {[group, ...group.sections].map((hit, place) => {
            index += 1;
            const own = index;
            return (
              <Option
                key={`${hit.kind} ${hit.anchor}`}
                id={getOptionId(own)}
                hit={hit}
                words={words}
                isPart={place > 0}
                hasKind={place === 0 || hit.kind !== group.kind}
                isActive={own === active}
                onHover={() => onHover(own)}
                onOpen={() => onOpen(hit)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  hit: SearchHit;
  words: readonly string[];
  /** A further match on the page of the option above. */
  isPart: boolean;
  /** Shown once per page, and for parts of another kind. */
  hasKind: boolean;
  isActive: boolean;
  onHover: () => void;
  onOpen: () => void;
}

function Option({ id, hit, words, isPart, hasKind, isActive, onHover, onOpen }: OptionProps) {
  const { t, href, config } = useDocsConfig();
  const { pathname, anchor, title, heading, question, excerpt, kind, plan, since, part } = hit;
  const product = getPartName(part, config.products) ?? '';
  const place = heading ? [product, title].filter(Boolean).join(' › ') : product;
  const isCode = kind !== 'guide' && kind !== 'migration' && kind !== 'index';
  return (
    <a
      id={id}
      className={isPart ? `${styles.option} ${styles.part}` : styles.option}
      role="option"
      aria-selected={isActive}
      href={href(`${pathname}/`) + (anchor ? `#${encodeURI(anchor)}` : '')}
      tabIndex={-1}
      onMouseMove={isActive ? undefined : onHover}
      onClick={onOpen}
      data-ga-event-category="search"
      data-ga-event-action="select"
      data-ga-event-label={anchor ? `${pathname}#${anchor}` : pathname}
    >
      <span className={isCode ? `${styles.name} ${styles.code}` : styles.name}>
        <MarkedText text={heading || title} words={words} />
        <PlanMark plan={plan} />
        {since ? (
          <small className={styles.since}>{t('api.since', { version: since })}</small>
        ) : null}
      </span>
      {hasKind ? <span className={styles.kind}>{t(`search.kinds.${kind}`)}</span> : null}
      <span className={styles.detail}>
        {isPart || !place ? null : <span className={styles.place}>{place}</span>}
        {isPart || !place || !(question || excerpt) ? null : ' · '}
        {question ? (
          <>
            <span className={styles.question}>
              <MarkedText text={question} words={words} />
            </span>{' '}
          </>
        ) : null}
        <MarkedText text={excerpt} words={words} />
      </span>
    </a>
  );
}
