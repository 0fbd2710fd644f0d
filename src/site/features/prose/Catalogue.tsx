import { Fragment, use } from 'react';
import type { ReactNode } from 'react';
import { STATE_LIFETIMES } from '#model/reference/Catalogue.ts';
import type { CatalogueKind, CatalogueRow } from '#model/reference/Catalogue.ts';
import { PLANS } from '#model/product/Plan.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { PlanMark } from '../../ui/PlanMark.tsx';
import { CataloguesContext } from './CataloguesContext.tsx';
import { ScrollTable } from './ScrollTable.tsx';

/** A list generated from the types of the installed packages: the grid's events, its selectors, the methods of its API object, the parts of its state, or what each plan adds. */
export function Catalogue({ of }: { of: CatalogueKind }) {
  const rows = use(CataloguesContext)[of] ?? [];
  if (of === 'state') {
    return STATE_LIFETIMES.map((lifetime) => (
      <CatalogueTable
        key={lifetime}
        of={of}
        rows={rows.filter((row) => row.lifetime === lifetime)}
      />
    ));
  }
  if (of !== 'plans') return <CatalogueTable of={of} rows={rows} />;
  return PLANS.map((plan) => {
    const added = rows.filter((row) => row.plan === plan);
    return added.length > 0 ? <CatalogueTable key={plan} of={of} rows={added} /> : null;
  });
}

function CatalogueTable({ of, rows }: { of: CatalogueKind; rows: readonly CatalogueRow[] }) {
  const { t, href } = useDocsConfig();
  const caption = t(`catalogue.${nameTable(of, rows)}`, { count: String(rows.length) });
  return (
    <ScrollTable label={caption}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('catalogue.name')}</th>
          <th scope="col">{t(of === 'state' ? 'catalogue.content' : 'catalogue.description')}</th>
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
                  {t('catalogue.prop')}{' '}
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

/** The key of its caption: lists that are divided have one for each part. */
function nameTable(of: CatalogueKind, rows: readonly CatalogueRow[]) {
  if (of === 'state') return rows[0]?.lifetime ?? 'saved';
  if (of === 'plans') return rows[0]?.plan === 'pro' ? 'pro' : 'premium';
  return of;
}

function Name({ row }: { row: CatalogueRow }) {
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
