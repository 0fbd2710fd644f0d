import notifications from '#content/notifications.json' with { type: 'json' };
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './Notifications.module.css';

/** The bell and its panel. `enhanceNotifications` sets the dot; the list is loaded when the panel first opens. */
export function Notifications() {
  const { t, config } = useDocsConfig();
  return (
    <>
      <IconButton
        icon="bell"
        label={t('notifications.title')}
        className={styles.bell}
        popoverTarget="notifications"
        title={t('notifications.title')}
        data-notifications={notifications.map(({ id }) => id).join(' ')}
        data-text-unseen={t('notifications.unseen')}
        data-ga-event-category="AppBar"
        data-ga-event-action="toggleNotifications"
      />
      <div
        className={styles.panel}
        id="notifications"
        popover="auto"
        role="group"
        aria-labelledby="notifications-title"
      >
        <p className={styles.title} id="notifications-title">
          {t('notifications.title')}
        </p>
        <p
          className={styles.status}
          role="status"
          data-notifications-status=""
          data-text-failed={t('notifications.failed')}
          data-needs-script=""
        >
          {t('notifications.loading')}
        </p>
        <ul className={styles.list} role="list" data-notifications-list="" />
        <a className={styles.all} href={`${config.repository.url}/releases`} rel="noopener">
          {t('notifications.all')}
          <Icon name="external" />
        </a>
      </div>
    </>
  );
}
