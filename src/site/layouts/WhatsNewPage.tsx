import { ReleaseList, toReleaseId } from '../features/whats-new/ReleaseList.tsx';
import type { ReleaseListProps } from '../features/whats-new/ReleaseList.tsx';
import { StandalonePage } from './StandalonePage.tsx';
import type { StandalonePageData } from './StandalonePage.tsx';

export interface WhatsNewPageProps extends StandalonePageData, ReleaseListProps {}

/** A page with the changes in the packages, from their changelog. */
export function WhatsNewPage({ releases, findLink, ...page }: WhatsNewPageProps) {
  const headings = releases.map(({ version }) => ({
    id: toReleaseId(version),
    text: version,
    depth: 2 as const,
  }));
  return (
    <StandalonePage {...page} pathname="/x/whats-new" headings={headings}>
      <ReleaseList releases={releases} findLink={findLink} />
    </StandalonePage>
  );
}
