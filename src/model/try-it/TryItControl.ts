import type { ApiComponent, ApiControl, ApiMember } from '../reference/ApiReference.ts';
import { isGiven } from './tryItGiven.ts';
import { endsInError, findNeeds } from './tryItRules.ts';
import type { TryItNeeds } from './tryItRules.ts';
import { findTryItSamples } from './TryItSample.ts';
import type { TryItSampleSet } from './TryItSample.ts';

/** One prop that a reader can set. */
export interface TryItControl {
  name: string;
  /** A `callback` or a `ref` is a switch. If it's on, calls and values are logged. */
  kind: ApiControl['kind'] | 'callback' | 'ref' | 'sample';
  /** JavaScript literals, for `options`; names of samples, for `sample`. */
  options?: string[];
  /** Names of the parameters, for `callback`. */
  parameters?: string[];
  /** The component's default, as a JavaScript literal. */
  default?: string;
  /** The smallest number that makes sense. */
  min?: number;
  /** The component reads it only once, so a change remounts it. */
  remounts?: true;
  needs?: TryItNeeds;
  /** Setting it would throw, so the control is disabled. */
  isBroken?: true;
}

/** Strings and numbers with a fixed set of values. */
const TEXT_OPTIONS: Record<string, string[]> = {
  aiAssistantActiveConversationIndex: ['0'],
  timezone: ["'default'", "'system'", "'UTC'"],
  desktopModeMediaQuery: ["'@media (pointer: fine)'", "'@media (min-width: 720px)'"],
};

/** These props are plain booleans, which their type parameters hide. */
const SWITCHES = new Set(['multiSelect', 'enableAccessibleFieldDOMStructure']);

const SMALLEST: Record<string, number> = {
  rowHeight: 24,
  columnHeaderHeight: 24,
  columnGroupHeaderHeight: 24,
  headerFilterHeight: 24,
  height: 160,
  width: 160,
  minutesStep: 1,
  timeStep: 5,
  fixedWeekNumber: 6,
};

/** Lists the controls of a component, in the order of the reference. */
export function listTryItControls(
  component: Pick<ApiComponent, 'name' | 'props'>,
  samples: readonly TryItSampleSet<unknown>[] = [],
): TryItControl[] {
  const { name: owner, props } = component;
  const names = new Set(props.map(({ name }) => name));
  return props.flatMap((member) => {
    if (member.from || member.deprecated || isGiven(owner, member.name)) return [];
    const own = describe(member, Object.keys(findTryItSamples(samples, owner, member.name) ?? {}));
    return own ? [addCommon(owner, member, own, names)] : [];
  });
}

type OwnPart = Pick<TryItControl, 'kind' | 'options' | 'parameters' | 'default' | 'min'>;

/** Samples take precedence, because they exist only for props that no other control works for. */
function describe(member: ApiMember, samples: string[]): OwnPart | undefined {
  const { name } = member;
  if (samples.length > 0) return { kind: 'sample', options: samples };
  const control = SWITCHES.has(name) ? { kind: 'boolean' as const } : member.control;
  if (control) return describeValue(member, control);
  if (isCallback(member)) return { kind: 'callback', parameters: listParameters(member) };
  if (isRef(member)) return { kind: 'ref' };
  return undefined;
}

/** Seconds aren't available unless `views` includes them, and a picker that opens at an unavailable view shows nothing. */
function listShown(name: string, options: string[]): string[] {
  return /^(view|openTo|focusedView)$/.test(name)
    ? options.filter((option) => option !== "'seconds'")
    : options;
}

function describeValue(member: ApiMember, control: ApiControl): OwnPart {
  const { name } = member;
  const value = readLiteral(member.default);
  const options =
    TEXT_OPTIONS[name] ?? ('options' in control ? listShown(name, control.options) : undefined);
  const shared = value ? { default: value } : {};
  if (options) return { ...shared, kind: 'options', options };
  // If the default of a boolean depends on something else, there are three states: unset, true, and false.
  if (control.kind === 'boolean' && member.default && !value) {
    return { kind: 'options', options: ['true', 'false'] };
  }
  return {
    ...shared,
    kind: control.kind,
    ...(control.kind === 'number' ? { min: SMALLEST[name] ?? 0 } : {}),
  };
}

function addCommon(
  owner: string,
  member: ApiMember,
  own: OwnPart,
  names: ReadonlySet<string>,
): TryItControl {
  const { name } = member;
  const needs = findNeeds(owner, name, names);
  return {
    name,
    ...own,
    ...(own.kind === 'ref' || isReadOnce(name, names) ? { remounts: true as const } : {}),
    ...(needs ? { needs } : {}),
    ...(endsInError(owner, name) ? { isBroken: true as const } : {}),
  };
}

/** Whether a prop is an event handler such as `onChange`. */
function isCallback({ name, type, signatures }: ApiMember): boolean {
  return /^on[A-Z]/.test(name) && (signatures !== undefined || /=>|Handler\b/.test(type.text));
}

function isRef({ name, type }: ApiMember): boolean {
  return name.endsWith('Ref') && /Ref(Object)?\b|^any$/.test(type.text);
}

/** Destructured parameters have no name, so they're numbered. */
function listParameters({ signatures }: ApiMember): string[] {
  const parameters = signatures?.[0]?.parameters ?? [];
  return parameters.map(({ name }, index) =>
    /^[A-Za-z_$][\w$]*$/.test(name) ? name : `argument${index + 1}`,
  );
}

/** A prop with an uncontrolled counterpart (`value` and `defaultValue`) can't switch between the two while mounted. */
function isReadOnce(name: string, names: ReadonlySet<string>): boolean {
  const initial = `default${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    /^(default[A-Z]|open$|openTo$|view$|initial|referenceDate$|plugins$|dataSource|enableAccessible|getDetailPanelContent$)/.test(
      name,
    ) || names.has(initial)
  );
}

/** Returns a literal such as `52`, `'compact'`, or `false`, or nothing if the default is described in words. */
function readLiteral(text: string | undefined): string | undefined {
  return text && /^(true|false|null|-?\d+(\.\d+)?|'[^']*')$/.test(text) ? text : undefined;
}
