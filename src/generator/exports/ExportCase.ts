import type { CodeStylingToken } from '#model/demo/codeStyling.ts';
import { CODE_VARIANTS } from '#model/demo/codeVariant.ts';
import type { CodeVariant } from '#model/demo/codeVariant.ts';
import { listStylings } from '../demos/demoFiles.ts';

/** One project that users can export: a demo in one styling, in TypeScript or JavaScript. */
export interface ExportCase {
  /** `pages/react-charts/bars/BasicBars` */
  id: string;
  styling: CodeStylingToken;
  variant: CodeVariant;
}

/** Lists every project that the given demos can be exported as. */
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
