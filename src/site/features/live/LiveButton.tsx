import type { ComponentProps } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import styles from './LiveButton.module.css';

export interface LiveButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: IconName;
  label: string;
  tone?: 'quiet' | 'primary';
  /** On narrow screens, only the icon is visible; the label remains the accessible name. */
  collapses?: boolean;
}

export function LiveButton({
  icon,
  label,
  tone = 'quiet',
  collapses = false,
  ...rest
}: LiveButtonProps) {
  return (
    <button
      type="button"
      className={[
        styles.button,
        tone === 'primary' && styles.primary,
        collapses && styles.collapses,
      ]
        .filter(Boolean)
        .join(' ')}
      aria-label={label}
      title={collapses ? label : undefined}
      {...rest}
    >
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}
