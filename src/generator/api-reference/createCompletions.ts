import type {
  ApiFamily,
  ApiMember,
  ApiPackage,
  ApiReference,
} from '#model/reference/ApiReference.ts';
import { findCompletionFamily } from '#model/reference/Completions.ts';
import type { CompletionProp, Completions } from '#model/reference/Completions.ts';
import { PLANS } from '#model/product/Plan.ts';
import type { Plan } from '#model/product/Plan.ts';

const MAX_TYPE_LENGTH = 72;
const MAX_TEXT_LENGTH = 140;

/** Creates a product's code completions for the editor from the declarations of its packages. */
export function createCompletions(
  family: ApiFamily,
  packages: ApiReference['packages'],
): Completions {
  const props: CompletionProp[] = [];
  const known = new Map<string, number>();
  const addProp = (member: ApiMember) => {
    const prop = toProp(member);
    const key = JSON.stringify(prop);
    const index = known.get(key) ?? props.push(prop) - 1;
    known.set(key, index);
    return index;
  };
  const components = family.components.map(
    ({ exportName, props: members }) => [exportName, members.map(addProp)] as const,
  );
  return {
    exports: listExports(family, packages),
    components: Object.fromEntries(components),
    props,
  };
}

function toProp({ name, type, description, required, control }: ApiMember): CompletionProp {
  const text = shorten(readFirstSentence(description), MAX_TEXT_LENGTH);
  const options =
    control?.kind === 'boolean'
      ? ['true', 'false']
      : control?.kind === 'options'
        ? control.options
        : undefined;
  return {
    name,
    type: shorten(type.text, MAX_TYPE_LENGTH),
    ...(text ? { text } : {}),
    ...(options ? { options } : {}),
    ...(required ? { required } : {}),
  };
}

function listExports(family: ApiFamily, packages: readonly ApiPackage[]): Completions['exports'] {
  const names = new Map<string, Set<string>>();
  const add = (specifier: string, name: string) => {
    const known = names.get(specifier) ?? new Set();
    names.set(specifier, known.add(name));
  };
  for (const { exportName, imports } of [
    ...family.components,
    ...family.hooks,
    ...family.interfaces,
  ]) {
    for (const { from } of imports) add(from, exportName);
  }
  const slug = family.apiRoot.slice(family.apiRoot.lastIndexOf('/') + 1);
  const own = packages.filter(({ name }) => findCompletionFamily(name) === slug);
  for (const { name, plan } of family.otherExports) {
    for (const one of own) if (includesPlan(one.plan, plan)) add(one.name, name);
  }
  return Object.fromEntries([...names].map(([specifier, set]) => [specifier, [...set].toSorted()]));
}

/** Packages of higher plans export everything that lower ones do. */
function includesPlan(packagePlan: Plan, plan: Plan): boolean {
  return PLANS.indexOf(packagePlan) >= PLANS.indexOf(plan);
}

function readFirstSentence(markdown: string): string {
  const text = markdown.replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
}
