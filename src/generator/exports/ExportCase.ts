import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import { CODE_VARIANTS } from '#model/demo/codeVariant.ts';
import type { CodeVariant } from '#model/demo/codeVariant.ts';
import { listStylings } from '../demos/demoFiles.ts';

/** One project that a reader can take away: a demo in one styling and one language. */
export interface ExportCase {
  /** `pages/react-charts/bars/BasicBars` */
  id: string;
  styling: CodeStylingToken;
  variant: CodeVariant;
}

/** Every project that the demos `ids` can be exported as. */
export function listExportCases(ids: readonly string[]): ExportCase[] {
  return ids.flatMap((id) =>
    listStylings(id).flatMap(({ styling }) =>
      CODE_VARIANTS.map((variant) => ({ id, styling, variant })),
    ),
  );
}

/** `pages/react-charts/bars/BasicBars` in Tailwind and JavaScript → `react-charts/bars/BasicBars, tailwind, JS` */
export function formatExportCase({ id, styling, variant }: ExportCase): string {
  const parts = [id.replace(/^pages\//, ''), styling === 'system' ? '' : styling, variant];
  return parts.filter(Boolean).join(', ');
}
