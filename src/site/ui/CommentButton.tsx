import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { IconButton } from './IconButton.tsx';

/** Next to a heading: opens the feedback form for its section, below the parent element. */
export function CommentButton({
  section,
  className,
}: {
  section: string;
  className?: string | undefined;
}) {
  const { t } = useDocsConfig();
  return (
    <IconButton
      icon="comment"
      label={t('feedback.commentOnSection')}
      size="tiny"
      isRevealed
      className={className}
      aria-describedby={section}
      title={t('feedback.commentOnSection')}
      data-comment={section}
      data-needs-script=""
    />
  );
}
