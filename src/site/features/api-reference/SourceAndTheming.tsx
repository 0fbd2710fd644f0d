import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { useApiPage } from './ApiPageContext.tsx';
import { ApiSection } from './ApiSection.tsx';
import { MarkdownText } from './MarkdownText.tsx';

/** Further facts about a component: ref, inheritance, theme key, and source. */
export function SourceAndTheming() {
  const { t, config } = useDocsConfig();
  const { entry } = useApiPage();
  const texts =
    entry.kind === 'component'
      ? [
          entry.ref ? t('api.ref', { element: entry.ref }) : t('api.noRef'),
          entry.inherits ? t('api.inherits', { name: entry.inherits.name }) : '',
          entry.themeName ? t('api.themeName', { name: entry.themeName }) : '',
        ].filter(Boolean)
      : [];
  if (texts.length === 0 && !('source' in entry)) return null;
  return (
    <ApiSection id="more" title={t('api.sections.more')}>
      {texts.map((text) => (
        <MarkdownText key={text} text={text} />
      ))}
      {'source' in entry ? (
        <p>
          <a
            href={`${config.repository.url}/blob/v${entry.source.version}/${entry.source.file}`}
            rel="noopener"
          >
            {t('api.source', { name: entry.name })}
          </a>
        </p>
      ) : null}
    </ApiSection>
  );
}
