import { Fragment, use } from 'react';
import type { ReactNode } from 'react';
import { STATE_LIFETIMES } from '#model/reference/Catalog.ts';
import type { CatalogKind, CatalogRow } from '#model/reference/Catalog.ts';
import { PLANS } from '#model/product/Plan.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { CatalogsContext } from './CatalogsContext.tsx';
import { ScrollTable } from './ScrollTable.tsx';

/**
 * A list generated from the types of the installed packages: the grid's events, its selectors, the methods of its API object, the parts
 * of its state, or the additions of each plan.
 */
export function Catalog({ of }: { of: CatalogKind }) {
  const rows = use(CatalogsContext)[of] ?? [];
  if (of === 'state') {
    return STATE_LIFETIMES.map((lifetime) => (
      <CatalogTable key={lifetime} of={of} rows={rows.filter((row) => row.lifetime === lifetime)} />
    ));
  }
  if (of !== 'plans') return <CatalogTable of={of} rows={rows} />;
  return PLANS.map((plan) => {
    const added = rows.filter((row) => row.plan === plan);
    return added.length > 0 ? <CatalogTable key={plan} of={of} rows={added} /> : null;
  });
}

function CatalogTable({ of, rows }: { of: CatalogKind; rows: readonly CatalogRow[] }) {
  const { t, href } = useDocsConfig();
  const caption = t(`catalog.${nameTable(of, rows)}`, { count: String(rows.length) });
  return (
    <ScrollTable label={caption}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('catalog.name')}</th>
          <th scope="col">{t(of === 'state' ? 'catalog.content' : 'catalog.description')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <td id={of === 'plans' ? undefined : `${of}-${row.name}`}>
              <Name row={row} /> {of === 'plans' ? null : <PlanMark plan={row.plan} />}
              {row.since ? <small> {t('api.since', { version: row.since })}</small> : null}
            </td>
            <td>
              {formatCode(row.text)}
              {row.type ? (
                <>
                  {row.text ? <br /> : null}
                  <code>{row.type}</code>
                </>
              ) : null}
              {row.prop ? (
                <>
                  <br />
                  {t('catalog.prop')}{' '}
                  <a href={href(row.prop.href)}>
                    <code>{row.prop.name}</code>
                  </a>
                </>
              ) : null}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Returns the key of a table's caption. Lists with several tables have a caption for each. */
function nameTable(of: CatalogKind, rows: readonly CatalogRow[]) {
  if (of === 'state') return rows[0]?.lifetime ?? 'saved';
  if (of === 'plans') return rows[0]?.plan === 'pro' ? 'pro' : 'premium';
  return of;
}

function Name({ row }: { row: CatalogRow }) {
  const { href } = useDocsConfig();
  const name = <code>{row.name}</code>;
  return row.href ? <a href={href(row.href)}>{name}</a> : name;
}

/** Renders `` `true` `` in a description as code. */
function formatCode(text: string): ReactNode[] {
  return text
    .split('`')
    .map((part, index) => (
      <Fragment key={index}>{index % 2 ? <code>{part}</code> : part}</Fragment>
    ));
}
