import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { CommentButton } from '../../ui/CommentButton.tsx';
import { getIconButtonClass } from '../../ui/getIconButtonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  id?: string;
  children?: ReactNode;
}

/** The link and the comment button are siblings of the heading, so that its accessible name is only its text. */
function createHeading(Tag: 'h2' | 'h3') {
  return function SectionHeading({ id, children }: SectionHeadingProps) {
    const { t } = useDocsConfig();
    return (
      <div className={`${styles.row} ${styles[Tag]}`}>
        <Tag id={id} tabIndex={-1}>
          {children}
        </Tag>
        <a
          className={getIconButtonClass({
            size: 'tiny',
            isRevealed: true,
            className: styles.anchor,
          })}
          href={`#${id}`}
          aria-label={t('heading.link')}
          aria-describedby={id}
        >
          <Icon name="link" />
        </a>
        {id ? <CommentButton section={id} className={styles.anchor} /> : null}
      </div>
    );
  };
}

export const SectionHeading2 = createHeading('h2');
export const SectionHeading3 = createHeading('h3');
