import styles from './IconButton.module.css';

export interface IconButtonLook {
  /** 36, 32, or 28 pixels. */
  size?: 'medium' | 'small' | 'tiny' | undefined;
  /** For buttons that float above code. */
  isOutlined?: boolean | undefined;
  /** Hides the button until the pointer is over the parent or the button has focus. */
  isRevealed?: boolean | undefined;
  className?: string | undefined;
}

/** Returns the classes of an icon button. Use it for controls that aren't buttons, such as a link or a `summary`. */
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
