import { useEffect } from 'react';

/**
 * Sets `data-unsaved`, which prevents the site from reloading a page with unsaved text. Unless the text is kept for the session, the
 * browser also warns before the reader leaves.
 */
export function useUnsavedGuard(isUnsaved: boolean, isKept = false): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    document.documentElement.dataset['unsaved'] = '';
    return () => {
      delete document.documentElement.dataset['unsaved'];
    };
  }, [isUnsaved]);
  useEffect(() => {
    if (!isUnsaved || isKept) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved, isKept]);
}
