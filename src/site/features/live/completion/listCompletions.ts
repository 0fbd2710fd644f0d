import { pickedCompletion } from '@codemirror/autocomplete';
import type { Completion } from '@codemirror/autocomplete';
import type { CompletionProp, Completions } from '#model/reference/Completions.ts';
import type { CompletionPlace } from './findCompletionPlace.ts';

/** Puts required props first. All others keep their order. */
const REQUIRED_BOOST = 10;

/** Lists the names that can be imported from a package. */
export function listImportNames(
  place: Extract<CompletionPlace, { kind: 'import' }>,
  { exports, components }: Completions,
): Completion[] {
  const taken = new Set(place.taken);
  return (exports[place.specifier] ?? [])
    .filter((label) => !taken.has(label))
    .map((label) => ({ label, ...(label in components ? { boost: 1 } : {}) }));
}

/** Lists the props of a component that its tag doesn't have yet. */
export function listProps(
  place: Extract<CompletionPlace, { kind: 'prop' }>,
  component: string,
  completions: Completions,
): Completion[] {
  const taken = new Set(place.taken);
  return readProps(component, completions)
    .filter(({ name }) => !taken.has(name))
    .map((prop) => ({
      label: prop.name,
      detail: prop.type,
      ...(prop.text ? { info: prop.text } : {}),
      ...(prop.required ? { boost: REQUIRED_BOOST } : {}),
      apply: createApply(prop),
    }));
}

/** Lists the values that a prop accepts, if they're known. */
export function listValues(
  place: Extract<CompletionPlace, { kind: 'value' }>,
  component: string,
  completions: Completions,
): Completion[] {
  const prop = readProps(component, completions).find(({ name }) => name === place.prop);
  const options = prop?.options ?? [];
  if (!place.isQuoted) return options.map((label) => ({ label }));
  return options.flatMap((option) => (isText(option) ? { label: option.slice(1, -1) } : []));
}

function readProps(component: string, { components, props }: Completions): CompletionProp[] {
  return (components[component] ?? []).flatMap((index) => props[index] ?? []);
}

/** Completes boolean props with only their name, and other props with quotes or braces and the caret inside. */
function createApply({ name, options }: CompletionProp): NonNullable<Completion['apply']> {
  if (options?.includes('true')) return name;
  const [open, close] = options?.every(isText) ? ['="', '"'] : ['={', '}'];
  return (view, completion, from, to) => {
    const hasValue = view.state.sliceDoc(to, to + 1) === '=';
    const insert = hasValue ? name : name + open + close;
    const anchor = from + (hasValue ? name.length : name.length + open.length);
    view.dispatch({
      changes: { from, to, insert },
      selection: { anchor },
      userEvent: 'input.complete',
      annotations: pickedCompletion.of(completion),
    });
  };
}

function isText(option: string): boolean {
  return option.startsWith("'");
}
