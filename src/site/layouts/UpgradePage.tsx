import { UpgradeOverview } from '../features/upgrade/UpgradeOverview.tsx';
import type { OverviewFamily } from '../features/upgrade/UpgradeOverview.tsx';
import { createDefaultChoice } from '../features/upgrade/UpgradeChoice.ts';
import { UpgradeTool } from '../features/upgrade/UpgradeTool.tsx';
import { useDocsConfig } from '../browser/DocsConfigContext.tsx';
import { StandalonePage } from './StandalonePage.tsx';
import type { StandalonePageData } from './StandalonePage.tsx';

export interface UpgradePageProps extends StandalonePageData {
  /** Every minor release, oldest first. */
  versions: readonly string[];
  families: readonly OverviewFamily[];
}

/** A page that compares two versions in the browser. The steps between major versions work without scripts. */
export function UpgradePage({ versions, families, ...page }: UpgradePageProps) {
  return (
    <StandalonePage {...page} pathname="/x/upgrade">
      <div data-upgrade={versions.join(' ')} data-needs-script="">
        <UpgradeTool
          versions={versions}
          start={{ choice: createDefaultChoice(versions), problems: [] }}
        />
      </div>
      <NeedsScript />
      <UpgradeOverview families={families} />
    </StandalonePage>
  );
}

function NeedsScript() {
  const { t } = useDocsConfig();
  return (
    <noscript>
      <div className="prose">
        <p>{t('upgrade.noScript')}</p>
      </div>
    </noscript>
  );
}
