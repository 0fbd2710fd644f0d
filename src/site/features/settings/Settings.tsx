import { useEffect, useRef, useState } from 'react';
import { SettingsDialog } from './SettingsDialog.tsx';

/** The panel as it lives after the first click: open at once, and again whenever its button is pressed. */
export function Settings({ trigger }: { trigger: HTMLElement }) {
  const [open, setOpen] = useState(true);
  const triggerRef = useRef<HTMLElement | null>(trigger);
  useEffect(() => {
    const show = () => setOpen(true);
    trigger.addEventListener('click', show);
    return () => trigger.removeEventListener('click', show);
  }, [trigger]);
  return (
    <SettingsDialog
      open={open}
      onOpenChange={setOpen}
      trigger={triggerRef}
      path={location.pathname}
    />
  );
}
