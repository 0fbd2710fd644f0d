import { createRoot } from 'react-dom/client';
import { DocsConfigProvider } from '../../browser/DocsConfigContext.tsx';
import { loadPageConfig } from '../../browser/loadPageConfig.ts';
import { formatUpgradeQuery, parseUpgradeQuery } from './upgradeQuery.ts';
import { UpgradeTool } from './UpgradeTool.tsx';

/** Makes the form on the upgrade page interactive. */
export async function startUpgrade(root: Document): Promise<void> {
  const host = root.querySelector<HTMLElement>('[data-upgrade]');
  if (!host) return;
  const versions = (host.dataset['upgrade'] ?? '').split(' ');
  const docs = await loadPageConfig();
  createRoot(host).render(
    <DocsConfigProvider value={docs}>
      <UpgradeTool
        versions={versions}
        start={parseUpgradeQuery(location.search, versions)}
        onChoose={(choice) =>
          history.replaceState(
            history.state,
            '',
            `${location.pathname}${formatUpgradeQuery(choice, location.search)}${location.hash}`,
          )
        }
      />
    </DocsConfigProvider>,
  );
}
