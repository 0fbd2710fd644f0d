import { SizeTable } from '../features/sizes/SizeTable.tsx';
import type { SizeTableProps } from '../features/sizes/SizeTable.tsx';
import { StandalonePage } from './StandalonePage.tsx';
import type { StandalonePageData } from './StandalonePage.tsx';

export interface SizesPageProps extends StandalonePageData, SizeTableProps {}

/** The size of every public import. */
export function SizesPage({ rows, versions, ...page }: SizesPageProps) {
  return (
    <StandalonePage {...page} pathname="/size-snapshot">
      <SizeTable rows={rows} versions={versions} />
    </StandalonePage>
  );
}
