import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiComponent } from '#model/reference/ApiReference.ts';
import { ROOT } from '../../files/directories.ts';

/** Reads facts from the packages independently of the extractor, so that tests can compare the two. */

export interface DeclaredMember {
  type: string;
  default?: string;
}

/** Lists every property in the declarations of the packages, exactly as it's written there. */
export function listDeclaredMembers(packages: readonly string[]): Map<string, DeclaredMember[]> {
  const members = new Map<string, DeclaredMember[]>();
  for (const name of packages) {
    const folder = path.join(ROOT, 'node_modules', name, 'esm');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.d.ts')) continue;
      collectMembers(readFileSync(path.join(folder, file), 'utf8'), members);
    }
  }
  return members;
}

function collectMembers(text: string, members: Map<string, DeclaredMember[]>): void {
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022, true);
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && node.type) {
      const value = /@default ?([\s\S]*?)(?=\n\s*\* @|\*\/|\n\s*\*\s*\n)/.exec(
        node.getFullText().slice(0, node.getLeadingTriviaWidth()),
      )?.[1];
      const list = members.get(node.name.getText()) ?? [];
      list.push({
        type: node.type.getText().replace(/\/\*[\s\S]*?\*\//g, ''),
        ...(value === undefined ? {} : { default: value.replace(/\n\s*\*/g, '').trim() }),
      });
      members.set(node.name.getText().replace(/^['"]|['"]$/g, ''), list);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** Lists the names in `Component.propTypes = { … }`, without the private ones. */
export function listPropTypes({ name, source }: ApiComponent): string[] {
  const place = /^packages\/(x-[\w-]+)\/src\/(.*)\.tsx?$/.exec(source.file);
  if (!place) return [];
  const file = path.join(ROOT, 'node_modules/@mui', place[1] ?? '', 'esm', `${place[2]}.js`);
  if (!existsSync(file)) return [];
  const script = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.left.getText().replace(/Raw\.|Impl\./, '.') === `${name}.propTypes` &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      for (const property of node.right.properties) {
        const isPrivate = property.getFullText().includes('@ignore');
        if (!isPrivate && property.name) names.push(property.name.getText().replace(/['"]/g, ''));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(script);
  return names;
}

/** Picks random items. The same seed always picks the same ones. */
export function pickRandom<T>(items: readonly T[], count: number, seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => items[Math.floor(next() * items.length)] as T);
}

/** Removes everything from a type that depends only on how it's written. */
export function normalize(type: string): string {
  return type
    .replace(/\s+|;|"|'|`/g, '')
    .replace(/\|undefined\b/g, '')
    .replace(/import\([^)]*\)\.?/g, '')
    .replace(/React\./g, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/,\}/g, '}')
    .replace(/<any>/g, '')
    .replace(/^\|/, '')
    .replace(/^\{(\w+)\}/, '$1');
}

/** Whether a declared type depends on the types around it, such as on a type parameter. */
export function isOpen(type: string): boolean {
  return /\bT[A-Z]?\w*\b|\b[A-Z]\b|\[['"]|\bAxisProps\b|\bMultiple\b/.test(type);
}
