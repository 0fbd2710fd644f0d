import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { IconButton } from './IconButton.tsx';

export interface CopyButtonProps {
  label: string;
  className?: string | undefined;
  /** Name of the demo action that copies, if the page shows only part of the code. */
  action?: string | undefined;
}

/** Copies the code block around it. `enhanceCodeBlocks` handles the click and shows the check mark for 1200 ms. */
export function CopyButton({ label, className, action }: CopyButtonProps) {
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
      data-copy={action ? 'elsewhere' : ''}
      data-demo-action={action}
      data-copied-text={t('code.copied')}
      data-needs-script=""
      data-ga-event-category="code"
      data-ga-event-action="copy-click"
    />
  );
}
