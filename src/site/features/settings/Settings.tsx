import { useEffect, useState } from 'react';
import { SettingsDialog } from './SettingsDialog.tsx';

/** The panel after the first click: open initially, and again whenever its button is pressed. */
export function Settings({ trigger }: { trigger: HTMLElement }) {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const show = () => setOpen(true);
    trigger.addEventListener('click', show);
    return () => trigger.removeEventListener('click', show);
  }, [trigger]);
  const close = () => {
    setOpen(false);
    trigger.focus();
  };
  // A missing page is missing in every language.
  const path = document.querySelector('[data-not-found]') ? '/x/' : location.pathname;
  return <SettingsDialog open={open} onClose={close} path={path} />;
}
