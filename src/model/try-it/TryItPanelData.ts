import type { ApiComponent } from '../reference/ApiReference.ts';
import type { ProductId } from '../product/ProductConfig.ts';
import { formatLiteral, getTryItBase, getTryItHeight, hasTryIt } from './tryItBase.ts';
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
  /** Props that a reader can't set here. */
  without: string[];
  /** Height of the frame in pixels. */
  height: number;
  /** The host that shows the component, if it's a part. */
  host?: TryItHost;
}

/** The samples of each product. */
export type TryItSampleIndex = Readonly<Record<string, readonly TryItSampleSet<unknown>[]>>;

/** Creates the panel of a component, or nothing if it has none. */
export function createTryItPanel(
  productId: ProductId,
  component: Pick<ApiComponent, 'name' | 'props'>,
  samples: TryItSampleIndex = {},
): TryItPanelData | undefined {
  const { name } = component;
  if (!hasTryIt(productId, name)) return undefined;
  const part = findTryItPart(productId, name);
  const host = part?.host;
  const base = new Map(part ? [] : getTryItBase(productId, name).attributes);
  const controls = listTryItControls(component, samples[productId]).map((control) =>
    part ? startFrom(part, control) : startFromCode(base.get(control.name), control),
  );
  const names = new Set(controls.map((control) => control.name));
  return {
    productId,
    name,
    controls,
    without: component.props.filter((prop) => !names.has(prop.name)).map((prop) => prop.name),
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

/** If the example sets a value, such as `height={260}`, the control starts with it. */
function startFromCode(code: string | undefined, control: TryItControl): TryItControl {
  const isPlain = code !== undefined && /^(-?\d+(\.\d+)?|'[^']*'|true|false)$/.test(code);
  return isPlain && control.kind !== 'sample' ? { ...control, default: code } : control;
}

/** The controls of one product's panels, by component. A page loads them when its panel is near. */
export type TryItControlIndex = Readonly<
  Record<string, Pick<TryItPanelData, 'controls' | 'given'>>
>;
