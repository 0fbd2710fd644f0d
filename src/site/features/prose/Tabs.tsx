import { Children, isValidElement, useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** Tabs with the same group stay in sync on every page, so that the reader picks npm or pnpm once. */
  group?: string;
  children: ReactNode;
}

interface TabProps {
  label: string;
  children: ReactNode;
}

/** Alternatives as tabs. `enhanceTabs` makes them switch. Without scripts, all panels are visible, one below the other. */
export function Tabs({ group, children }: TabsProps) {
  const id = useId();
  const tabs = Children.toArray(children).filter(isTab);
  return (
    <div className={styles.tabs} data-tabs={group ?? ''}>
      <div className={styles.list} role="tablist">
        {tabs.map(({ props: { label } }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-tab={label}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ props }, index) => (
          <div
            key={props.label}
            role="tabpanel"
            className={styles.panel}
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            data-active={index === 0 ? '' : undefined}
          >
            <p className={styles.fallbackLabel} aria-hidden="true">
              {props.label}
            </p>
            {props.children}
          </div>
        ))}
      </div>
    </div>
  );
}

/** One alternative, rendered by `Tabs`. */
export function Tab({ children }: TabProps) {
  return children;
}

function isTab(child: ReactNode): child is ReactElement<TabProps> {
  return isValidElement(child) && child.type === Tab;
}
