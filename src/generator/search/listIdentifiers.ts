import type { ApiFamily, ApiReference } from '#model/reference/ApiReference.ts';

/** Shorter ones are words of everyday code. */
const MIN_LENGTH = 4;

/** Every name that the packages give to something, so that of a demo's code only these are indexed. */
export function collectApiNames({ families }: ApiReference): Set<string> {
  const names = families.flatMap((family) => [
    ...listFamilyNames(family),
    ...family.events.flatMap(({ name, prop }) => (prop ? [name, prop] : [name])),
    ...family.selectors.map(({ name }) => name),
    ...family.localeText.map(({ name }) => name),
    ...family.otherExports.map(({ name }) => name),
  ]);
  return new Set(names.filter((name) => name.length >= MIN_LENGTH));
}

function listFamilyNames({ components, hooks, interfaces }: ApiFamily): string[] {
  const nameOf = ({ name }: { name: string }) => name;
  return [
    ...components.flatMap(({ name, exportName, props, slots }) => [
      name,
      exportName,
      ...props.map(nameOf),
      ...slots.map(nameOf),
    ]),
    ...hooks.flatMap((hook) => [
      hook.name,
      ...hook.parameterMembers.map(nameOf),
      ...hook.returnMembers.map(nameOf),
    ]),
    ...interfaces.flatMap(({ name, members }) => [name, ...members.map(nameOf)]),
  ];
}

/** Names of the packages in a piece of code, each once, in their order. */
export function listIdentifiers(code: string, known: ReadonlySet<string>): string[] {
  const source = code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ' ');
  const found = source.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return [...new Set(found.filter((name) => known.has(name)))];
}
