import { useEffect, useRef } from 'react';
import { CODE_VARIANTS } from '#model/demo/codeVariant.ts';
import { COLOR_MODES } from '#model/preferences/colorMode.ts';
import { LANGUAGES } from '#model/locale/languages.ts';
import { LANGUAGE_COOKIE } from '#model/path/languageQuery.ts';
import { LOCALES, addLocalePrefix, isEnglishOnly } from '#model/locale/Locale.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { readAnalyticsConfig } from '../../browser/analyticsConfig.ts';
import { asksForPrivacy } from '../../browser/asksForPrivacy.ts';
import { setCookie } from '../../browser/cookies.ts';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import { findWorker } from '../../browser/findWorker.ts';
import { usePreference } from '../../preferences/usePreference.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Choice } from './Choice.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import styles from './SettingsDialog.module.css';

export interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Public path of the page, from which its URL in another language is derived. */
  path: string;
}

const MODE_ICONS = { light: 'sun', system: 'monitor', dark: 'moon' } as const satisfies Record<
  (typeof COLOR_MODES)[number],
  IconName
>;

/**
 * The settings panel. Each control writes one preference; the page reacts to the preference, not to the panel.
 * A native dialog traps focus, closes on Escape, and makes the page behind it inert without any script.
 */
export function SettingsDialog({ open, onClose, path }: SettingsDialogProps) {
  const { t, locale, href } = useDocsConfig();
  const [mode, setMode] = usePreference('mode');
  const [direction, setDirection] = usePreference('direction');
  const [dense, setDense] = usePreference('dense');
  const [codeVariant, setCodeVariant] = usePreference('codeVariant');
  const [shortcuts, setShortcuts] = usePreference('shortcuts');
  const [consent, setConsent] = usePreference('consent');
  const isConsentAsked = readAnalyticsConfig() !== undefined && !asksForPrivacy();
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialogRef.current?.showModal();
  }, [open]);
  useEffect(() => {
    const dialog = dialogRef.current;
    dialog?.addEventListener('click', closeFromOutside);
    return () => dialog?.removeEventListener('click', closeFromOutside);
  }, []);
  return (
    <dialog
      ref={dialogRef}
      className={styles.panel}
      aria-labelledby="settings-title"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="settings-title">
          {t('settings.title')}
        </h2>
        <IconButton
          icon="close"
          label={t('settings.close')}
          onClick={() => dialogRef.current?.close()}
        />
      </div>
      <div className={styles.body}>
        <div role="group" aria-labelledby="settings-color">
          <p className={styles.label} id="settings-color">
            {t('settings.color')}
          </p>
          <Choice
            label={t('settings.mode')}
            isLabelHidden
            value={mode}
            onChange={setMode}
            options={COLOR_MODES.map((value) => ({
              value,
              label: t(`settings.${value}`),
              icon: MODE_ICONS[value],
              event: value,
            }))}
          />
        </div>
        <Choice
          label={t('settings.direction')}
          value={direction}
          onChange={setDirection}
          options={(['ltr', 'rtl'] as const).map((value) => ({
            value,
            label: t(`settings.${value}`),
            event: value,
          }))}
        />
        <Choice
          label={t('settings.codeVariant')}
          value={codeVariant}
          onChange={setCodeVariant}
          options={CODE_VARIANTS.map((value) => ({ value, label: t(`settings.${value}`) }))}
        />
        <div className={styles.group} role="group" aria-labelledby="settings-language">
          <p className={styles.label} id="settings-language">
            {t('settings.language')}
          </p>
          <div className={styles.languages}>
            {LOCALES.map((code) => (
              <a
                key={code}
                className={styles.language}
                href={addLocalePrefix(parsePath(path).canonicalAs, code)}
                hrefLang={code}
                lang={code}
                aria-current={code === locale ? 'true' : undefined}
                onClick={() => setCookie(LANGUAGE_COOKIE, code)}
              >
                {LANGUAGES[code].name}
              </a>
            ))}
          </div>
          {isEnglishOnly(path) ? <p className={styles.note}>{t('settings.englishOnly')}</p> : null}
        </div>
        <SettingSwitch
          label={t('settings.dense')}
          note={t('settings.denseNote')}
          checked={dense}
          onChange={setDense}
        />
        <SettingSwitch
          label={t('settings.shortcuts')}
          note={t('settings.shortcutsNote')}
          checked={shortcuts}
          onChange={setShortcuts}
        />
        {isConsentAsked ? (
          <SettingSwitch
            label={t('settings.analytics')}
            note={t('settings.analyticsNote')}
            checked={consent === 'granted'}
            onChange={(isGranted) => setConsent(isGranted ? 'granted' : 'denied')}
          />
        ) : null}
        {findWorker(document) ? (
          <a className={styles.offline} href={href('/x/offline/')}>
            <Icon name="download" />
            {t('offline.title')}
          </a>
        ) : null}
      </div>
    </dialog>
  );
}

/** Only clicks on the backdrop have the dialog itself as the target. */
function closeFromOutside({ target, currentTarget }: MouseEvent): void {
  if (target === currentTarget && target instanceof HTMLDialogElement) target.close();
}
