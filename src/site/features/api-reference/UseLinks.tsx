import type { ApiUse } from '#model/page/ApiPageData.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';

const MOST = 4;

/** Demos that set a prop. */
export function UseLinks({ uses }: { uses: readonly ApiUse[] }) {
  const { t } = useDocsConfig();
  if (uses.length === 0) return null;
  return (
    <p>
      {t('api.demos')}{' '}
      {uses.slice(0, MOST).map(({ title, href }, index) => (
        <span key={href}>
          {index > 0 ? ', ' : null}
          <a href={href}>{title}</a>
        </span>
      ))}
      {uses.length > MOST ? ` ${t('api.moreDemos', { count: uses.length - MOST })}` : null}
    </p>
  );
}
