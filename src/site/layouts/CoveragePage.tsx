import { CoverageReport } from '../features/coverage/CoverageReport.tsx';
import type { CoverageReportProps } from '../features/coverage/CoverageReport.tsx';
import { StandalonePage } from './StandalonePage.tsx';
import type { StandalonePageData } from './StandalonePage.tsx';

export interface CoveragePageProps extends StandalonePageData, CoverageReportProps {}

/** A page for maintainers, outside the navigation. */
export function CoveragePage({ coverage, ...page }: CoveragePageProps) {
  return (
    <StandalonePage {...page} pathname="/x/coverage">
      <CoverageReport coverage={coverage} />
    </StandalonePage>
  );
}
