import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { SearchHit } from '#model/search/SearchRecord.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { emitSiteEvent } from '../../browser/siteEvents.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { SearchClient } from './createSearchClient.ts';
import { addOpened, openedPages } from './readerContext.ts';
import { addRecent, recentSearches } from './recentSearches.ts';
import { SearchFilters } from './SearchFilters.tsx';
import type { Filters } from './SearchFilters.tsx';
import { IndexFailure, NothingFound } from './SearchMessage.tsx';
import { LIST_ID, SearchResults, getOptionId } from './SearchResults.tsx';
import { SearchStart } from './SearchStart.tsx';
import { useListKeys } from './useListKeys.ts';
import { useSearch } from './useSearch.ts';
import { useSettled } from './useSettled.ts';
import styles from './SearchDialog.module.css';

export interface SearchDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The element that gets focus when the dialog closes. */
  trigger: RefObject<HTMLElement | null>;
  client: SearchClient;
  /** Initial text of the field. */
  initialQuery: string;
}

const NO_FILTERS: Filters = { product: undefined, kind: undefined };

export function SearchDialog({ open, onOpenChange, trigger, ...panel }: SearchDialogProps) {
  const { t } = useDocsConfig();
  const fieldRef = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} initialFocus={fieldRef} finalFocus={trigger}>
          <Dialog.Title className="visually-hidden">{t('header.search')}</Dialog.Title>
          <SearchPanel {...panel} fieldRef={fieldRef} onClose={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The content of the dialog, mounted each time it opens. */
function SearchPanel({
  client,
  initialQuery,
  fieldRef,
  onClose,
}: {
  client: SearchClient;
  initialQuery: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}) {
  const { t } = useDocsConfig();
  const [query, setQuery] = useState(initialQuery);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [recent, setRecent] = useState(recentSearches.get);
  const { answer, state } = useSearch(client, query, filters);
  const outcome = answer?.outcome;
  const groups = outcome?.groups ?? [];
  const hits = groups.flatMap((group) => [group, ...group.sections]);
  const count = hits.length;
  const isTyped = query.trim() !== '';
  const isFiltered = filters.product !== undefined || filters.kind !== undefined;
  const isNothing = answer !== undefined && count === 0;

  const remember = (hit: SearchHit | undefined) => {
    recentSearches.set(addRecent(recentSearches.get(), query));
    if (hit) addOpened(hit.pathname);
  };
  const openOption = (index: number, inNewTab: boolean) => {
    const link = document.getElementById(getOptionId(index));
    if (!(link instanceof HTMLAnchorElement)) return;
    if (inNewTab) {
      remember(hits[index]);
      window.open(link.href, '_blank', 'noopener');
    } else {
      // Its click handler remembers the search.
      link.click();
    }
  };
  const keys = useListKeys(count, openOption, (index) =>
    document.getElementById(getOptionId(index))?.scrollIntoView({ block: 'nearest' }),
  );
  const change = (next: string, nextFilters = filters) => {
    setQuery(next);
    setFilters(nextFilters);
    keys.reset();
  };
  const leave = (hit: SearchHit) => {
    remember(hit);
    // A link to the current page only scrolls it and would leave the dialog open.
    onClose();
  };

  useKeepText(isTyped);
  const settledNothing = useSettled(isNothing ? (answer?.query ?? '') : '', 1000);
  useEffect(() => {
    if (settledNothing) {
      emitSiteEvent({ name: 'search', action: 'no-result', label: settledNothing.slice(0, 100) });
    }
  }, [settledNothing]);
  const announcement = useSettled(describeCount(), 400);

  function describeCount(): string {
    if (!isTyped || !outcome) return '';
    if (outcome.count === 0) return t('search.announceNone');
    return outcome.count === 1
      ? t('search.announceOne')
      : t('search.announceCount', { count: outcome.count });
  }

  const corrections = Object.values(outcome?.corrections ?? {});
  return (
    <>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          ref={fieldRef}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('search.placeholder')}
          aria-expanded={count > 0}
          aria-controls={count > 0 ? LIST_ID : undefined}
          aria-autocomplete="list"
          aria-activedescendant={keys.hasMoved && count > 0 ? getOptionId(keys.active) : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={10_000}
          dir="auto"
          value={query}
          onChange={(event) => change(event.target.value)}
          onKeyDown={keys.handleKeyDown}
        />
        {isTyped ? (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              change('');
              fieldRef.current?.focus();
            }}
          >
            {t('search.clear')}
          </button>
        ) : null}
        <Dialog.Close render={<IconButton icon="close" label={t('search.close')} />} />
      </div>
      <SearchFilters filters={filters} onChange={(next) => change(query, next)} />
      {state.status === 'failed' ? (
        <IndexFailure isPartial={state.files > 0} onRetry={client.retry} />
      ) : null}
      <div
        className={styles.body}
        data-stale={answer && answer.query !== query.trim() ? '' : undefined}
      >
        {!isTyped && !(state.status === 'failed' && state.files === 0) ? (
          <SearchStart
            recent={recent}
            onRepeat={(text) => {
              change(text);
              fieldRef.current?.focus();
            }}
            onForget={() => {
              recentSearches.remove();
              openedPages.remove();
              setRecent([]);
              fieldRef.current?.focus();
            }}
          />
        ) : null}
        {isTyped && !answer && state.status === 'loading' ? (
          <p className={styles.loading}>{t('search.loading')}</p>
        ) : null}
        {corrections.length > 0 && count > 0 ? (
          <p className={styles.corrected}>
            {t('search.corrected', { words: corrections.join(', ') })}
          </p>
        ) : null}
        {count > 0 ? (
          <SearchResults
            groups={groups}
            words={outcome?.words ?? []}
            active={keys.active}
            onHover={keys.moveTo}
            onOpen={leave}
          />
        ) : null}
        {isNothing ? (
          <NothingFound
            query={query.trim()}
            nearMisses={outcome?.nearMisses ?? []}
            isFiltered={isFiltered}
            onUnfilter={() => {
              change(query, NO_FILTERS);
              fieldRef.current?.focus();
            }}
          />
        ) : null}
      </div>
      <div className={styles.foot}>
        <p className={styles.count} role="status">
          {announcement}
        </p>
        <KeyHints />
      </div>
    </>
  );
}

function KeyHints() {
  const { t } = useDocsConfig();
  const hints = [
    ['↑ ↓', t('search.keys.move')],
    ['↵', t('search.keys.open')],
    [/mac|iphone|ipad/i.test(navigator.platform) ? '⌘ ↵' : 'Ctrl ↵', t('search.keys.newTab')],
    ['Esc', t('search.keys.close')],
  ];
  return (
    <ul className={styles.hints} aria-label={t('search.keys.label')}>
      {hints.map(([key, text]) => (
        <li key={key}>
          <kbd className={styles.key}>{key}</kbd> {text}
        </li>
      ))}
    </ul>
  );
}

/** Keeps a new version of the site from reloading the page while something is being typed. */
function useKeepText(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return undefined;
    document.documentElement.dataset['unsaved'] = '';
    return () => {
      delete document.documentElement.dataset['unsaved'];
    };
  }, [isTyped]);
}
