import type { IconName } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './DemoToolbar.module.css';

export interface ToolButtonProps {
  icon: IconName;
  label: string;
  action: string;
  value?: string;
  /** Narrower screens, and those without hover, show this action in a menu instead. */
  from?: 'sm' | 'md';
  /** Whether analytics knows the action. */
  isCounted?: boolean;
  /** Id of the panel that it opens. */
  controls?: string;
}

/** An icon button of the toolbar; its label appears on hover and focus. */
export function ToolButton({
  icon,
  label,
  action,
  value,
  from,
  isCounted = true,
  controls,
}: ToolButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      size="small"
      confirms={!controls}
      className={[styles.tool, from && styles[from]].filter(Boolean).join(' ')}
      tabIndex={-1}
      {...(controls ? { 'aria-expanded': false, 'aria-controls': controls } : {})}
      data-demo-action={action}
      data-value={value}
      {...(isCounted
        ? {
            'data-ga-event-category': 'demo',
            'data-ga-event-action': value ?? action,
          }
        : {})}
    >
      <span className={styles.tip} aria-hidden="true">
        {label}
      </span>
    </IconButton>
  );
}
