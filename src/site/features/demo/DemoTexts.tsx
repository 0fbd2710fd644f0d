import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { DemoViewOptions } from './DemoViewOptions.tsx';

/**
 * Texts and options that demo scripts need in the page's language. They're too few to load a dictionary for. A Try it panel can crash, but has
 * none of a demo's controls.
 */
export function DemoTexts({ only }: { only?: 'crash' }) {
  const { t } = useDocsConfig();
  const crash = {
    'data-crash-title': t('demo.crashTitle'),
    'data-crash-text': t('demo.crashText'),
    'data-crash-issue': t('demo.crashIssue'),
    'data-reset': t('demo.reset'),
  };
  if (only) return <template id="demo-texts" {...crash} />;
  return (
    <template
      id="demo-texts"
      {...crash}
      data-failed={t('demo.failed')}
      data-edited={t('demo.edited')}
      data-edited-failed={t('demo.editedFailed')}
      data-reset-edits={t('demo.resetEdits')}
      data-tables-failed={t('demo.table.failed')}
      data-retry={t('demo.retry')}
      data-copied={t('demo.copied')}
      data-link-copied={t('demo.linkCopied')}
      data-export-failed={t('export.failed')}
      data-export-too-long={t('export.tooLong')}
      data-chat-failed={t('demo.chatFailed')}
    >
      <DemoViewOptions />
    </template>
  );
}
