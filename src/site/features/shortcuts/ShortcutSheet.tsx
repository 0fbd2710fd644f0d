import { useEffect, useRef } from 'react';
import { useDocsConfig } from '../../browser/DocsConfigContext.tsx';
import type { StringKey } from '../../browser/createDocsConfig.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { OPEN_SHEET } from './enhanceShortcuts.ts';
import styles from './ShortcutSheet.module.css';

const KEYS: readonly { keys: readonly string[]; text: StringKey }[] = [
  { keys: ['Ctrl K', '⌘ K', '/'], text: 'shortcuts.search' },
  { keys: ['['], text: 'shortcuts.previous' },
  { keys: [']'], text: 'shortcuts.next' },
  { keys: ['I'], text: 'shortcuts.inspect' },
  { keys: ['F'], text: 'shortcuts.filter' },
  { keys: ['Ctrl C', '⌘ C'], text: 'shortcuts.copy' },
  { keys: ['Ctrl Enter', '⌘ Enter'], text: 'shortcuts.send' },
  { keys: ['Esc'], text: 'shortcuts.close' },
  { keys: ['?'], text: 'shortcuts.sheet' },
];

/** A dialog with all keyboard shortcuts of the site. */
export function ShortcutSheet({ trigger }: { trigger: HTMLElement }) {
  const { t } = useDocsConfig();
  const dialogRef = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const show = () => dialogRef.current?.showModal();
    show();
    trigger.addEventListener(OPEN_SHEET, show);
    return () => trigger.removeEventListener(OPEN_SHEET, show);
  }, [trigger]);
  return (
    <dialog ref={dialogRef} className={styles.sheet} aria-labelledby="shortcuts-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="shortcuts-title">
          {t('settings.shortcuts')}
        </h2>
        <IconButton
          icon="close"
          label={t('shortcuts.closeSheet')}
          onClick={() => dialogRef.current?.close()}
        />
      </div>
      <dl className={styles.list}>
        {KEYS.map(({ keys, text }) => (
          <div key={text} className={styles.row}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.text}>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
