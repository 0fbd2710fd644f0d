import { createRoot } from 'react-dom/client';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { loadPageConfig } from '../../browser/loadPageConfig.ts';
import styles from './ReloadNotice.module.css';
import { ReloadNotice } from './ReloadNotice.tsx';

/** Shows the notice, in the page's language. */
export async function offerReload(): Promise<void> {
  const docs = await loadPageConfig();
  const host = document.createElement('div');
  host.className = styles['host'] ?? '';
  document.body.append(host);
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <DocsConfigProvider value={docs}>
      <ReloadNotice onReload={() => location.reload()} onLater={close} />
    </DocsConfigProvider>,
  );
}
