import styles from './IconButton.module.css';

export interface IconButtonLook {
  /** 36, 32, or 28 pixels. */
  size?: 'medium' | 'small' | 'tiny' | undefined;
  /** For buttons that float above code. */
  isOutlined?: boolean | undefined;
  /** Invisible until the pointer is over the parent or the button has focus. */
  isRevealed?: boolean | undefined;
  className?: string | undefined;
}

/** For the rare case where the control isn't a button: a link or a `summary`. */
export function getIconButtonClass({
  size = 'medium',
  isOutlined = false,
  isRevealed = false,
  className,
}: IconButtonLook = {}): string {
  return [
    styles.button,
    size === 'medium' ? undefined : styles[size],
    isOutlined ? styles.outlined : undefined,
    isRevealed ? styles.revealed : undefined,
    className,
  ]
    .filter(Boolean)
    .join(' ');
}
