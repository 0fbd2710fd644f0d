import type { ComponentProps } from 'react';
import { getIconButtonClass } from './getIconButtonClass.ts';
import type { IconButtonLook } from './getIconButtonClass.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'className'>, IconButtonLook {
  icon: IconName;
  /** The accessible name. */
  label: string;
  /** Shows a check mark instead while a script sets `data-copied`. */
  confirms?: boolean;
}

/** A square button with an icon and no visible text. */
export function IconButton({
  icon,
  label,
  confirms = false,
  size,
  isOutlined,
  isRevealed,
  className,
  children,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={getIconButtonClass({ size, isOutlined, isRevealed, className })}
    >
      {confirms ? (
        <>
          <span className={styles.idle}>
            <Icon name={icon} />
          </span>
          <span className={styles.done}>
            <Icon name="check" />
          </span>
        </>
      ) : (
        <Icon name={icon} />
      )}
      {children}
    </button>
  );
}
