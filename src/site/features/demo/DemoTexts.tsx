import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { DemoViewOptions } from './DemoViewOptions.tsx';

/** Texts and options that demo scripts need in the page's language. They're too few to load a dictionary for. */
export function DemoTexts() {
  const { t } = useDocsConfig();
  return (
    <template
      id="demo-texts"
      data-crash-title={t('demo.crashTitle')}
      data-crash-text={t('demo.crashText')}
      data-crash-issue={t('demo.crashIssue')}
      data-reset={t('demo.reset')}
      data-failed={t('demo.failed')}
      data-edited={t('demo.edited')}
      data-edited-failed={t('demo.editedFailed')}
      data-reset-edits={t('demo.resetEdits')}
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
