import type { DemoData } from '#model/demo/Demo.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import styles from './DemoToolbar.module.css';

export interface ToolButtonProps {
  icon: IconName;
  label: string;
  action: string;
  value?: string;
  demo: DemoData;
  /** Left to the menu on phones. */
  fromSm?: boolean;
}

/** A square of the toolbar; its label shows on hover and focus. */
export function ToolButton({ icon, label, action, value, demo, fromSm = false }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={fromSm ? `${styles.tool} ${styles.fromSm}` : styles.tool}
      tabIndex={-1}
      aria-label={label}
      data-demo-action={action}
      data-value={value}
      data-ga-event-category="demo"
      data-ga-event-action={value ?? action}
      data-ga-event-label={demo.id}
    >
      <span className={styles.idle}>
        <Icon name={icon} />
      </span>
      <span className={styles.done}>
        <Icon name="check" />
      </span>
      <span className={styles.tip} aria-hidden="true">
        {label}
      </span>
    </button>
  );
}
