import { formatBytes } from '#model/reference/ImportSize.ts';
import type { CodeSize } from '#model/reference/ImportSize.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { ApiSection } from './ApiSection.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import styles from './SizeFacts.module.css';

/** Packages below this share are grouped. */
const SMALLEST_SHARE = 0.02;

/** The size of the import, and how much of it an app already has. */
export function SizeFacts() {
  const { t } = useDocsConfig();
  const { size, anchorName = '' } = useApiPage();
  if (!size) return null;
  const format = ({ brotli, minified }: CodeSize) =>
    t('api.size.bytes', { brotli: formatBytes(brotli), minified: formatBytes(minified) });
  const shared = {
    brotli: Math.max(0, size.alone.brotli - size.onTop.brotli),
    minified: Math.max(0, size.alone.minified - size.onTop.minified),
  };
  const rows: [label: string, text: string][] = [
    [t('api.size.onTop'), format(size.onTop)],
    ...(size.beside
      ? [[t('api.size.beside', { name: anchorName }), format(size.beside)] as [string, string]]
      : []),
    [t('api.size.alone'), format(size.alone)],
    [t('api.size.shared'), format(shared)],
    ...(size.lazyBrotli
      ? [[t('api.size.lazy'), formatBytes(size.lazyBrotli)] as [string, string]]
      : []),
    [t('api.size.parts'), formatParts(size.packages, t('api.size.other'))],
  ];
  return (
    <ApiSection id="size" title={t('api.sections.size')}>
      <dl className={styles.facts}>
        {rows.map(([label, text]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.method}>
        {t('api.size.method', { from: size.from })}{' '}
        <a href="/size-snapshot/">{t('api.size.all')}</a>
      </p>
    </ApiSection>
  );
}

/** `@mui/x-charts 54%, d3-shape 8%, other 12%` */
function formatParts(packages: Readonly<Record<string, number>>, other: string): string {
  const entries = Object.entries(packages);
  const total = entries.reduce((sum, [, bytes]) => sum + bytes, 0);
  const large = entries.filter(([, bytes]) => bytes / total >= SMALLEST_SHARE);
  const rest = total - large.reduce((sum, [, bytes]) => sum + bytes, 0);
  const parts = rest > 0 ? [...large, [other, rest] as const] : large;
  return parts
    .map(([name, bytes]) => `${name} ${Math.max(1, Math.round((bytes / total) * 100))} %`)
    .join(', ');
}
