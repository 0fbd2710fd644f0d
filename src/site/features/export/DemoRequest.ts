import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { DemoCodeStyling } from '#model/demo/Demo.ts';

/** What a demo's toolbar asks of the page; the detail of its events. */
export interface DemoRequest {
  /** `pages/react-charts/bars/BasicBars` */
  id: string;
  name: string;
  variant: CodeVariant;
  /** Of an export: where to. */
  value?: string | undefined;
  /** The code in the styling that is shown. */
  load: () => Promise<DemoCodeStyling>;
}
