import type { ApiComponent } from '../ApiReference.ts';
import type { ProductId } from '../ProductConfig.ts';
import { getTryItHeight, hasTryIt } from './tryItBase.ts';
import { listTryItControls } from './TryItControl.ts';
import type { TryItControl } from './TryItControl.ts';
import type { TryItSampleSet } from './TryItSample.ts';

/** What the page of a component needs to draw its panel. */
export interface TryItPanelData {
  productId: ProductId;
  name: string;
  controls: TryItControl[];
  /** Height of the frame in pixels. */
  height: number;
}

/** The samples of each product. */
export type TryItSampleIndex = Readonly<Record<string, readonly TryItSampleSet<unknown>[]>>;

/** The panel of a component; nothing for those without one. */
export function createTryItPanel(
  productId: ProductId,
  component: Pick<ApiComponent, 'name' | 'props'>,
  samples: TryItSampleIndex = {},
): TryItPanelData | undefined {
  const { name } = component;
  if (!hasTryIt(productId, name)) return undefined;
  return {
    productId,
    name,
    controls: listTryItControls(component, samples[productId]),
    height: getTryItHeight(productId, name),
  };
}
