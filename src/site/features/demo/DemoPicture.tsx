import type { DemoPicture as Picture } from '#model/demo/Demo.ts';
import styles from './DemoPicture.module.css';

/** What a demo looks like before it's live. Nobody can operate it, so screen readers get one image with the names of its charts. */
export function DemoPicture({ label, xs, lg, isLoading }: Picture) {
  return (
    <div
      className={styles.picture}
      role="img"
      aria-label={label}
      data-picture={isLoading ? 'loading' : ''}
    >
      {xs !== undefined && (
        <div className={styles.narrow} inert dangerouslySetInnerHTML={{ __html: xs }} />
      )}
      <div className={styles.wide} inert dangerouslySetInnerHTML={{ __html: lg }} />
    </div>
  );
}
