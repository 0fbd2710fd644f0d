import { createRoot } from 'react-dom/client';
import { parseCodeFragment } from '../features/live/codeFragment.ts';
import { loadPageConfig } from '../browser/loadPageConfig.ts';
import { Playground } from '../features/live/Playground.tsx';
import { DocsConfigProvider } from '../browser/DocsConfigContext.tsx';

const container = document.getElementById('playground');
if (container) {
  const docs = await loadPageConfig();
  createRoot(container).render(
    <DocsConfigProvider value={docs}>
      <Playground fragment={parseCodeFragment(location.hash)} />
    </DocsConfigProvider>,
  );
}
