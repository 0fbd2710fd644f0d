import styles from './Chip.module.css';

/** A small label after a title: New, Preview, Planned. */
export function Chip({
  tone,
  children,
}: {
  tone: 'new' | 'preview' | 'planned';
  children: string;
}) {
  const color = tone === 'planned' ? '' : ` ${styles[tone]}`;
  return <span className={`${styles.chip}${color}`}>{children}</span>;
}
