import type ts from 'typescript';
import type { ApiComponent } from '#model/reference/ApiReference.ts';
import { DocsError } from '#model/errors/DocsError.ts';
import type { ApiExport } from './collectExports.ts';
import { getDeclarationFile, getPathInPackage } from '../declarations/declarations.ts';
import { readClassesType } from './readClasses.ts';
import type { Reader } from './Reader.ts';
import { readScript } from './scripts.ts';

/** Adds the classes of inner parts to their component. No `classes` prop lists them, only an object such as `clockClasses`. */
export function addLooseClasses(
  exports: readonly ApiExport[],
  components: ApiComponent[],
  reader: Reader,
): void {
  const known = new Set(
    components.flatMap(({ classes }) => classes.map(({ className }) => className)),
  );
  for (const { name, symbol } of exports.filter((exported) =>
    /^[a-z]\w*Classes$/.test(exported.name),
  )) {
    const file = getDeclarationFile(symbol) ?? '';
    const type = reader.printer.checker.getTypeOfSymbol(symbol);
    const classes = readClassesType(type, name, [readScript(file)], reader);
    const loose = classes.filter(({ className, global }) => !global && !known.has(className));
    const part = loose[0]?.className.split('-')[0];
    if (part === undefined) continue;
    const owner = findOwner(part, symbol, components);
    if (!owner) {
      reader.errors.push(
        new DocsError(`No component has the classes of ${name}.`, {
          file,
          hint: `export a component called ${part.slice(3)}, or one named as the folder of the file.`,
        }),
      );
      continue;
    }
    const isOwn = part === `Mui${owner.name}`;
    const added = isOwn
      ? loose
      : classes.filter(({ className, global }) => global || !known.has(className));
    const had = new Set(owner.classes.map((item) => `${item.part ?? ''} ${item.className}`));
    owner.classes.push(
      ...added
        .map((item) => ({ ...item, ...(isOwn ? {} : { part }) }))
        .filter((item) => !had.has(`${'part' in item ? item.part : ''} ${item.className}`)),
    );
  }
}

/** `MuiGridPanel` → `GridPanel`, and `MuiClock` in `TimeClock/clockClasses.d.ts` → `TimeClock`. */
function findOwner(
  part: string,
  symbol: ts.Symbol,
  components: readonly ApiComponent[],
): ApiComponent | undefined {
  const folder = getPathInPackage(getDeclarationFile(symbol) ?? '').split('/')[0];
  const find = (name: string | undefined) =>
    components.find((component) => component.name === name);
  return find(part.slice('Mui'.length)) ?? find(folder);
}
