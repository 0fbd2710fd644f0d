import type { ApiComponent } from '../ApiReference.ts';
import type { ProductId } from '../ProductConfig.ts';
import { getTryItHeight, hasTryIt } from './tryItBase.ts';
import { listTryItControls } from './TryItControl.ts';
import type { TryItControl } from './TryItControl.ts';

/** What the page of a component needs to draw its panel. */
export interface TryItPanelData {
  name: string;
  controls: TryItControl[];
  /** Height of the frame in pixels. */
  height: number;
}

/** The panel of a component; nothing for those without one. */
export function createTryItPanel(
  productId: ProductId,
  component: Pick<ApiComponent, 'name' | 'props'>,
): TryItPanelData | undefined {
  const { name } = component;
  if (!hasTryIt(productId, name)) return undefined;
  return {
    name,
    controls: listTryItControls(component),
    height: getTryItHeight(productId, name),
  };
}
