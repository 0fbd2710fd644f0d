import { createRoot } from 'react-dom/client';
import { OFFLINE_PATH } from '#model/delivery/offline.ts';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { findWorker } from '../../browser/findWorker.ts';
import { loadPageConfig } from '../../browser/loadPageConfig.ts';
import { OfflinePanel } from './OfflinePanel.tsx';

/** Starts the offline page, either at its URL or in place of a page that isn't on the device. */
export async function startOffline(root: Document): Promise<void> {
  const host = root.querySelector<HTMLElement>('[data-offline]');
  if (!host) return;
  const missing = root.querySelector<HTMLElement>('[data-offline-missing]');
  if (missing) missing.hidden = location.pathname.endsWith(OFFLINE_PATH);
  const docs = await loadPageConfig();
  const isSupported = findWorker(root) !== undefined && 'caches' in window;
  createRoot(host).render(
    <DocsConfigProvider value={docs}>
      <OfflinePanel isSupported={isSupported} />
    </DocsConfigProvider>,
  );
}
