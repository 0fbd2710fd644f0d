import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { Icon } from './Icon.tsx';

/** Beside a heading: asks for a comment on its section. The feedback form answers; its parent is where the form opens below. */
export function CommentButton({
  section,
  className,
}: {
  section: string;
  className?: string | undefined;
}) {
  const { t } = useDocsConfig();
  return (
    <button
      type="button"
      className={className}
      aria-label={t('feedback.commentOnSection')}
      aria-describedby={section}
      title={t('feedback.commentOnSection')}
      data-comment={section}
      data-needs-script=""
    >
      <Icon name="comment" />
    </button>
  );
}
