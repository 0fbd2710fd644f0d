import { visit } from 'unist-util-visit';
import { DocsError } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { toProjectPath } from '../files/directories.ts';
import { readFigureImports } from '../content/figures.ts';
import type { PageSource } from '../content/readPage.ts';
import { isMdxElement, readStringAttribute } from '../content/jsxAttributes.ts';
import type { MdxElement } from '../content/jsxAttributes.ts';
import { MDX_VOCABULARY } from './mdxVocabulary.ts';
import type { MdxComponent } from './mdxVocabulary.ts';

const NAMES = Object.keys(MDX_VOCABULARY);

/** Reports mistakes in the components of a page: unknown names, missing or unknown attributes, and unknown values. */
export function checkMdxComponents(page: PageSource): DocsError[] {
  const faults: DocsError[] = [];
  const file = toProjectPath(page.file);
  const figures = new Set<string>();
  visit(page.tree, (node) => {
    const line = node.position?.start.line;
    if (node.type === 'mdxjsEsm') {
      const imported = readFigureImports(node.value);
      if (imported) {
        for (const name of imported) figures.add(name);
        return;
      }
      const hint =
        "components of the vocabulary don't need an import. Only figures are imported: import { Name } from './figures/Name.tsx'.";
      faults.push(new DocsError('A page imports only its own figures.', { file, line, hint }));
    }
    if (!isMdxElement(node) || !isComponentName(node.name) || figures.has(node.name)) return;
    const component = MDX_VOCABULARY[node.name];
    if (component) {
      faults.push(...checkAttributes(node, node.name, component, { file, line }));
      return;
    }
    const [nearest] = findNearest(node.name, NAMES);
    const suggestion = nearest ? `did you mean "${nearest}"? ` : '';
    faults.push(
      new DocsError(`There is no component <${node.name}> for pages.`, {
        file,
        line,
        hint: `${suggestion}Components: ${NAMES.join(', ')}.`,
      }),
    );
  });
  return faults;
}

function checkAttributes(
  element: MdxElement,
  name: string,
  { required = [], optional = [], values = {}, isCheckedElsewhere = false }: MdxComponent,
  place: { file: string; line: number | undefined },
): DocsError[] {
  if (isCheckedElsewhere) return [];
  const known = [...required, ...optional];
  const written = element.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' ? [attribute.name] : [],
  );
  const missing = required
    .filter((attribute) => !written.includes(attribute))
    .map((attribute) => {
      const hint = `write <${name} ${attribute}="${values[attribute]?.[0] ?? '…'}">.`;
      return new DocsError(`This <${name}> has no ${attribute}.`, { ...place, hint });
    });
  const unknown = written
    .filter((attribute) => !known.includes(attribute))
    .map((attribute) => {
      const [nearest] = findNearest(attribute, known);
      const list = known.length > 0 ? `Attributes: ${known.join(', ')}.` : 'It takes none.';
      const hint = nearest ? `did you mean "${nearest}"? ${list}` : list;
      return new DocsError(`<${name}> has no attribute "${attribute}".`, { ...place, hint });
    });
  const wrong = Object.entries(values).flatMap(([attribute, allowed]) => {
    const value = readStringAttribute(element, attribute);
    if (value === undefined || allowed.includes(value)) return [];
    const [nearest] = findNearest(value, allowed);
    const hint = `${nearest ? `did you mean "${nearest}"? ` : ''}Values: ${allowed.join(', ')}.`;
    return [new DocsError(`<${name}> knows no ${attribute} "${value}".`, { ...place, hint })];
  });
  return [...missing, ...unknown, ...wrong];
}

/** HTML elements are lower-case and need no entry in the vocabulary. */
function isComponentName(name: string | null): name is string {
  return name !== null && /^[A-Z]/.test(name);
}
