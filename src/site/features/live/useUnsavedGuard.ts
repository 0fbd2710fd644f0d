import { useEffect } from 'react';

/** Warns before leaving the page with unsaved text. `data-unsaved` keeps the rest of the site from reloading it. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    document.documentElement.dataset['unsaved'] = '';
    return () => {
      window.removeEventListener('beforeunload', ask);
      delete document.documentElement.dataset['unsaved'];
    };
  }, [isUnsaved]);
}
