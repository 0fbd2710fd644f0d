import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import menuStyles from '../../ui/MenuList.module.css';
import styles from './Menu.module.css';

export interface MenuItem {
  href: string;
  label: string;
  note?: string;
  current?: boolean;
}

export interface MenuProps {
  label: string;
  trigger: ReactNode;
  items: MenuItem[];
}

/** A button that discloses links. `enhanceMenus` closes it on Escape, on an outside click, and on blur. */
export function Menu({ label, trigger, items }: MenuProps) {
  return (
    <details className={menuStyles.menu} data-menu="">
      <summary className={styles.trigger} aria-label={label}>
        {trigger}
        <Icon name="chevron-down" />
      </summary>
      <ul className={`${menuStyles.list} ${styles.list}`} role="list">
        {items.map((item) => (
          <li key={item.href}>
            <a
              className={menuStyles.item}
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
            >
              <span>
                {item.label}
                {item.note ? <span className={styles.note}>{item.note}</span> : null}
              </span>
              {item.current ? <Icon name="check" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
