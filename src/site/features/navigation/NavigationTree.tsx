import { renderToStaticMarkup } from 'react-dom/server';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { DocsConfigProvider, useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { DocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LongName } from '../../ui/LongName.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { useEntryTitle } from './useEntryTitle.ts';
import styles from './NavigationTree.module.css';

/** An entry in the drawer of one page. */
export interface DrawerEntry extends NavigationEntry {
  /** URL of the file with the complete content, if the group has only a few of its pages. */
  contentUrl?: string;
}

export interface NavigationTreeProps {
  entries: readonly DrawerEntry[];
  /** Pathname of the current page. */
  active: string;
  /** Pathnames of the groups around the current page, which are open initially. */
  trail: ReadonlySet<string>;
  depth?: number;
}

/** The navigation tree. Groups are `<details>` elements, so they open without scripts. A group with one page is shown as that page. */
export function NavigationTree({ entries, active, trail, depth = 0 }: NavigationTreeProps) {
  return (
    <ul className={styles.list} role="list">
      {entries.map((entry) => (
        <li key={entry.pathname}>
          <Entry entry={entry} active={active} trail={trail} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: DrawerEntry;
  active: string;
  trail: ReadonlySet<string>;
  depth: number;
}

function Entry({ entry, active, trail, depth }: EntryProps) {
  const docs = useDocsConfig();
  const titleOf = useEntryTitle();
  const title = titleOf(entry);
  if (!entry.children)
    return <LeafRow entry={entry} title={title} isActive={entry.pathname === active} />;
  if (entry.subheader) {
    return (
      <>
        <p className={styles.subheader}>{title}</p>
        <NavigationTree entries={entry.children} active={active} trail={trail} depth={depth} />
      </>
    );
  }
  const [only, ...others] = entry.children;
  if (only && !only.children && others.length === 0)
    return (
      <LeafRow
        entry={only}
        // Inside a product, the only page of a group is often called "Overview", which means nothing without the group.
        title={depth === 0 ? titleOf(only) : title}
        isActive={only.pathname === active}
      />
    );
  const isOpen = trail.has(entry.pathname);
  if (!isOpen || isEnd(entry.children, active, trail)) {
    return <StillGroup entry={entry} depth={depth} docs={docs} isOpen={isOpen} />;
  }
  return (
    <details className={styles.group} open data-group={entry.pathname}>
      <GroupContent entry={entry} active={active} trail={trail} depth={depth} />
    </details>
  );
}

/** Whether the page belongs to this group but has no row in it. The group looks the same for all such pages. */
function isEnd(
  children: readonly NavigationEntry[],
  active: string,
  trail: ReadonlySet<string>,
): boolean {
  return (
    !children.some((child) => trail.has(child.pathname)) &&
    !listLeaves(children).some((leaf) => leaf.pathname === active)
  );
}

function GroupContent({ entry, active, trail, depth }: EntryProps) {
  const titleOf = useEntryTitle();
  return (
    <>
      <summary>
        <Icon name="chevron-right" mirrored />
        <span>
          <LongName text={titleOf(entry)} />
        </span>
        <Marks entry={entry} />
      </summary>
      <NavigationTree
        entries={entry.children ?? []}
        active={active}
        trail={trail}
        depth={depth + 1}
      />
    </>
  );
}

/** The HTML of groups without the row of the current page, by language. */
const drawnGroups = new WeakMap<DocsConfig, WeakMap<NavigationEntry, string>>();

interface StillGroupProps extends Pick<EntryProps, 'entry' | 'depth'> {
  docs: DocsConfig;
  /** Whether the current page belongs to the group. */
  isOpen: boolean;
}

/**
 * A group without the current page. It's the same on every page, so it's rendered once instead of 800 times.
 * It can't use hooks, because they don't survive the nested render.
 */
function StillGroup({ entry, depth, docs, isOpen }: StillGroupProps) {
  const drawn = drawnGroups.get(docs) ?? new WeakMap<NavigationEntry, string>();
  drawnGroups.set(docs, drawn);
  const html =
    drawn.get(entry) ??
    renderToStaticMarkup(
      <DocsConfigProvider value={docs}>
        <GroupContent entry={entry} active="" trail={new Set()} depth={depth} />
      </DocsConfigProvider>,
    );
  drawn.set(entry, html);
  return (
    <details
      className={styles.group}
      open={isOpen}
      data-group={entry.pathname}
      data-content={entry.contentUrl}
      {...(isOpen ? { 'data-place': '' } : {})}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function LeafRow({
  entry,
  title,
  isActive,
}: {
  entry: NavigationEntry;
  title: string;
  isActive: boolean;
}) {
  const { href } = useDocsConfig();
  const isExternal = /^https?:/.test(entry.pathname);
  return (
    <a
      href={isExternal ? entry.pathname : href(toPublicPath(entry.pathname))}
      aria-current={isActive ? 'page' : undefined}
      {...(isExternal ? { rel: 'noopener' } : {})}
    >
      <span>
        <LongName text={title} />
      </span>
      {isExternal ? <Icon name="external" /> : null}
      <Marks entry={entry} />
    </a>
  );
}

function Marks({ entry }: { entry: NavigationEntry }) {
  const { t } = useDocsConfig();
  return (
    <>
      {entry.plan ? <PlanMark plan={entry.plan} /> : null}
      {entry.newFeature ? <Chip tone="new">{t('navigation.new')}</Chip> : null}
      {entry.planned ? <Chip tone="planned">{t('navigation.planned')}</Chip> : null}
      {entry.unstable ? <Chip tone="preview">{t('navigation.preview')}</Chip> : null}
    </>
  );
}

/** `/x/react-charts/bars` → `/x/react-charts/bars/`; an anchor comes after the slash */
function toPublicPath(pathname: string): string {
  return pathname.includes('#') ? pathname : `${pathname}/`;
}
