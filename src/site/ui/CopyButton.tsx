import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { IconButton } from './IconButton.tsx';

/** Copies the code block around it. `enhanceCodeBlocks` handles the click and shows the check mark for 1200 ms. */
export function CopyButton({
  label,
  className,
}: {
  label: string;
  className?: string | undefined;
}) {
  const { t } = useDocsConfig();
  return (
    <IconButton
      icon="copy"
      label={label}
      size="small"
      isOutlined
      confirms
      className={className}
      title={label}
      data-copy=""
      data-copied-text={t('code.copied')}
      data-needs-script=""
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
    />
  );
}
