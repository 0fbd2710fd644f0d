import { useEffect, useRef, useState } from 'react';
import { emitSiteEvent } from '../../browser/siteEvents.ts';
import { SearchDialog } from './SearchDialog.tsx';
import { startSearchClient } from './startSearchClient.ts';
import { consumeQuery } from './enhanceSearch.ts';

/** The dialog after the first click: its button opens and closes it. */
export function Search({ trigger }: { trigger: HTMLElement }) {
  const [client] = useState(startSearchClient);
  const [open, setOpen] = useState(true);
  const [initialQuery, setInitialQuery] = useState(() => consumeQuery(trigger));
  const triggerRef = useRef<HTMLElement | null>(trigger);
  useEffect(() => {
    const toggle = () => {
      setInitialQuery(consumeQuery(trigger));
      setOpen((isOpen) => !isOpen);
    };
    trigger.addEventListener('click', toggle);
    return () => trigger.removeEventListener('click', toggle);
  }, [trigger]);
  useEffect(() => {
    if (open) emitSiteEvent({ name: 'search', action: 'open' });
  }, [open]);
  return (
    <SearchDialog
      open={open}
      onOpenChange={setOpen}
      trigger={triggerRef}
      client={client}
      initialQuery={initialQuery}
    />
  );
}
