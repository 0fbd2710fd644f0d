import { useEffect, useState } from 'react';
import { SettingsDialog } from './SettingsDialog.tsx';

/** The settings after the first click. The panel is open initially, and opens again whenever its button is pressed. */
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
  // A missing page doesn't exist in any other language either.
  const path = document.querySelector('[data-not-found]') ? '/x/' : location.pathname;
  return <SettingsDialog open={open} onClose={close} path={path} />;
}
