import type { ApiComponent, ApiControl, ApiMember } from '../ApiReference.ts';
import { findNeeds } from './tryItRules.ts';
import type { TryItNeeds } from './tryItRules.ts';

/** One prop that a reader can set. */
export interface TryItControl {
  name: string;
  kind: ApiControl['kind'];
  /** JavaScript literals, for `options`. */
  options?: string[];
  /** A JavaScript literal: what the component takes when the prop is not set. */
  default?: string;
  /** The smallest number that makes sense. */
  min?: number;
  /** A component reads it once, so a change starts it anew. */
  remounts?: true;
  needs?: TryItNeeds;
}

/** Props for the inside of the library, those that write to the console, and `theme`, which charts cannot take as a word: they assign to it. */
const LEFT_OUT = new Set(['areAllSectionsEmpty', 'logLevel', 'nonce', 'disableEval', 'theme']);

/** Texts that must be one of a few words. */
const TEXT_OPTIONS: Record<string, string[]> = {
  timezone: ["'default'", "'system'", "'UTC'"],
  desktopModeMediaQuery: ["'@media (pointer: fine)'", "'@media (min-width: 720px)'"],
};

/** Type parameters hide that these are plain switches. */
const SWITCHES = new Set(['multiSelect']);

const SMALLEST: Record<string, number> = {
  rowHeight: 24,
  columnHeaderHeight: 24,
  columnGroupHeaderHeight: 24,
  headerFilterHeight: 24,
  height: 80,
  width: 80,
  minutesStep: 1,
  timeStep: 5,
  fixedWeekNumber: 6,
};

/** What a panel offers for a component, in the order of the reference. */
export function listTryItControls({ props }: Pick<ApiComponent, 'props'>): TryItControl[] {
  const names = new Set(props.map(({ name }) => name));
  return props.flatMap((member) => {
    const control = SWITCHES.has(member.name) ? { kind: 'boolean' as const } : member.control;
    if (!control || member.from || member.deprecated || LEFT_OUT.has(member.name)) return [];
    return [createControl(member, control, names)];
  });
}

function createControl(
  member: ApiMember,
  control: ApiControl,
  names: ReadonlySet<string>,
): TryItControl {
  const { name } = member;
  const value = readLiteral(member.default);
  const needs = findNeeds(name);
  const common = {
    name,
    ...(value ? { default: value } : {}),
    ...(isReadOnce(name, names) ? { remounts: true as const } : {}),
    ...(needs ? { needs } : {}),
  };
  const options = TEXT_OPTIONS[name] ?? ('options' in control ? control.options : undefined);
  if (options) return { ...common, kind: 'options', options };
  // A switch whose default depends on something has three positions.
  if (control.kind === 'boolean' && member.default && !value) {
    return { ...common, kind: 'options', options: ['true', 'false'] };
  }
  return {
    ...common,
    kind: control.kind,
    ...(control.kind === 'number' ? { min: SMALLEST[name] ?? 0 } : {}),
  };
}

/** A prop that may be left to the component (`defaultValue` beside `value`) must not change hands while it runs. */
function isReadOnce(name: string, names: ReadonlySet<string>): boolean {
  const initial = `default${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    /^(default[A-Z]|open$|openTo$|view$|initial|referenceDate$)/.test(name) || names.has(initial)
  );
}

/** `52`, `'compact'`, `false`; nothing for a default that is told in words. */
function readLiteral(text: string | undefined): string | undefined {
  return text && /^(true|false|null|-?\d+(\.\d+)?|'[^']*')$/.test(text) ? text : undefined;
}
