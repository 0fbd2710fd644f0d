import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { DemoCodeStyling } from '#model/demo/Demo.ts';

/** The detail of the events that a demo's toolbar dispatches. */
export interface DemoRequest {
  /** `pages/react-charts/bars/BasicBars` */
  id: string;
  name: string;
  variant: CodeVariant;
  /** The target of an export. */
  value?: string | undefined;
  /** The code in the current styling. */
  load: () => Promise<DemoCodeStyling>;
}
