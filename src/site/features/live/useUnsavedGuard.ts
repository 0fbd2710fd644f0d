import { useEffect } from 'react';

/** Asks before the page is left with unsaved text; `data-unsaved` tells the rest of the site not to reload it. */
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
