import type { ReactNode } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { getIconButtonClass } from '../../ui/getIconButtonClass.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Logo } from './Logo.tsx';
import styles from './Header.module.css';

export interface HeaderProps {
  /** Product and version menus; narrow screens show them in the drawer. */
  place: ReactNode;
  hasDrawer: boolean;
  /** Rendered between the links and the settings. */
  notifications?: ReactNode;
}

/** The top bar. It contains only links and native controls; dialogs are loaded on the first click. */
export function Header({ place, hasDrawer, notifications }: HeaderProps) {
  const { t, texts, href, config } = useDocsConfig();
  return (
    <header className={styles.header}>
      {hasDrawer ? (
        <IconButton
          icon="menu"
          label={t('header.openNavigation')}
          className={styles.menu}
          popoverTarget="drawer"
        />
      ) : null}
      <a className={styles.logo} href={href('/x/')} aria-label={t('header.home')}>
        <Logo />
      </a>
      <div className={styles.place}>{place}</div>
      <div className={styles.tools}>
        <a
          className={styles.search}
          href={href('/x/search/')}
          data-open="search"
          title={t('header.search')}
          aria-keyshortcuts="Control+K Meta+K"
        >
          <Icon name="search" />
          <span className={styles.searchLabel}>{t('searchButton')}</span>
          <kbd className={styles.hint} data-key-hint="" aria-hidden="true" />
        </a>
        <a
          className={getIconButtonClass()}
          href={config.repository.url}
          aria-label={t('header.github')}
          title={t('header.github')}
          data-ga-event-category="header"
          data-ga-event-action="github"
          rel="noopener"
        >
          <GitHubMark />
        </a>
        {notifications}
        <IconButton
          icon="settings"
          label={t('settings.title')}
          title={t('settings.title')}
          aria-haspopup="dialog"
          data-open="settings"
          data-texts={JSON.stringify({
            ...texts(['settings']),
            offline: { title: t('offline.title') },
          })}
          data-needs-script=""
        />
      </div>
    </header>
  );
}

function GitHubMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <circle cx="4.500" cy="3.500" r="1.750" />
      <circle cx="4.500" cy="12.500" r="1.750" />
      <circle cx="11.500" cy="5.500" r="1.750" />
      <path d="M4.500 5.250v5.500M11.500 7.250c0 2.500-4 1.750-6.500 3.750" />
    </svg>
  );
}
