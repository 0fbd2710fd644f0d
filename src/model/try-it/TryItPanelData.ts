import type { ApiComponent } from '../reference/ApiReference.ts';
import type { ProductId } from '../product/ProductConfig.ts';
import { formatLiteral, getTryItHeight, hasTryIt } from './tryItBase.ts';
import { listTryItControls } from './TryItControl.ts';
import type { TryItControl } from './TryItControl.ts';
import { isGiven } from './tryItGiven.ts';
import { findTryItPart } from './tryItParts.ts';
import type { TryItHost, TryItPart } from './tryItParts.ts';
import type { TryItSampleSet } from './TryItSample.ts';

/** Everything the page of a component needs to render its panel. */
export interface TryItPanelData {
  productId: ProductId;
  name: string;
  controls: TryItControl[];
  /** Props that the host sets, shown as read-only. */
  given: string[];
  /** Height of the frame in pixels. */
  height: number;
  /** The host of a part. */
  host?: TryItHost;
}

/** The samples of each product. */
export type TryItSampleIndex = Readonly<Record<string, readonly TryItSampleSet<unknown>[]>>;

/** The panel of a component; nothing if it has none. */
export function createTryItPanel(
  productId: ProductId,
  component: Pick<ApiComponent, 'name' | 'props'>,
  samples: TryItSampleIndex = {},
): TryItPanelData | undefined {
  const { name } = component;
  if (!hasTryIt(productId, name)) return undefined;
  const part = findTryItPart(productId, name);
  const host = part?.host;
  return {
    productId,
    name,
    controls: listTryItControls(component, samples[productId]).map((control) =>
      part ? startFrom(part, control) : control,
    ),
    given: component.props
      .filter((prop) => !prop.from && !prop.deprecated && isGiven(name, prop.name))
      .map((prop) => prop.name),
    height: getTryItHeight(productId, name),
    ...(host ? { host } : {}),
  };
}

/** A part starts with certain props, which the panel treats as its defaults. */
function startFrom({ props }: TryItPart, control: TryItControl): TryItControl {
  const value = props[control.name];
  const isPlain = value !== undefined && typeof value !== 'object' && control.kind !== 'sample';
  return isPlain ? { ...control, default: formatLiteral(value) } : control;
}
