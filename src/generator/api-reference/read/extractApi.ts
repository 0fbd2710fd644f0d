import ts from 'typescript';
import type { ApiFamily, ApiOtherExport, ApiReference } from '#model/reference/ApiReference.ts';
import { DocsError, throwAll } from '#model/errors/DocsError.ts';
import type { NavigationEntry } from '#model/navigation/Navigation.ts';
import type { ProductConfig } from '#model/product/ProductConfig.ts';
import { siteConfig } from '#content/site.config.ts';
import { ROOT } from '../../files/directories.ts';
import { addLooseClasses } from './addLooseClasses.ts';
import { classifyExport } from './classifyExport.ts';
import { collectExports } from './collectExports.ts';
import type { ApiExport } from './collectExports.ts';
import { createEmptyFamily } from './createEmptyFamily.ts';
import { createApiProgram } from '../declarations/createApiProgram.ts';
import type { ApiProgram } from '../declarations/createApiProgram.ts';
import { byName, getDeclarationFile } from '../declarations/declarations.ts';
import { describeTypes } from '../print/describeTypes.ts';
import { EXTRA_INTERFACES, listInterfaceNames } from './interfacePages.ts';
import { findPackages } from '../declarations/packages.ts';
import type { InstalledFamily } from '../declarations/packages.ts';
import { readComponent } from './readComponent.ts';
import { readEvents } from './readEvents.ts';
import { readHook } from './readHook.ts';
import { readInterface } from './readInterface.ts';
import { readLocaleText } from './readLocaleText.ts';
import { readSelector } from './readSelectors.ts';
import { Reader } from './Reader.ts';
import { TypeNames } from '../print/TypeNames.ts';
import { TypePrinter } from '../print/TypePrinter.ts';

export interface ExtractOptions {
  products?: readonly ProductConfig[];
  navigation: readonly NavigationEntry[];
  root?: string;
  /** Receives the errors for everything that can't be read. Without it, they're thrown together. */
  onErrors?: (errors: readonly DocsError[]) => void;
}

/** Reads the declarations of all configured packages. That takes seconds, and `loadApi` caches the result. */
export function extractApi({
  products = siteConfig.products,
  navigation,
  root = ROOT,
  onErrors = throwAll,
}: ExtractOptions): ApiReference {
  const families = findPackages(products, root);
  const program = createApiProgram(families, root);
  const errors: DocsError[] = [];
  const extracted = families.map((family) => extractFamily(family, program, navigation, errors));
  onErrors(errors);
  return {
    packages: families.flatMap(({ packages }) =>
      packages.map(({ name, plan, version }) => ({ name, plan, version })),
    ),
    families: extracted,
  };
}

function extractFamily(
  family: InstalledFamily,
  program: ApiProgram,
  navigation: readonly NavigationEntry[],
  errors: DocsError[],
): ApiFamily {
  const { checker } = program;
  const exports = collectExports(family, program, errors);
  const printer = new TypePrinter(checker, new TypeNames());
  const reader = new Reader(family, exports, printer, program.plainTypes, errors);
  const interfaceNames = listInterfaceNames(navigation, family.product);
  const { id, name, apiRoot } = family.product;
  const result = createEmptyFamily({ productId: id, name, apiRoot });
  for (const exported of exports) {
    readExport(exported, reader, interfaceNames, result);
  }
  checkExtraInterfaces(result, errors);
  addLooseClasses(exports, result.components, reader);
  const grid = result.components.find((component) => component.name === 'DataGridPremium');
  result.events = readEvents(reader, grid?.props ?? []);
  result.localeText = readLocaleText(reader, (type) => findType(type, family, reader, program));
  result.components.sort(byName);
  result.hooks.sort(byName);
  result.interfaces.sort(byName);
  result.types = describeTypes(printer);
  return result;
}

/** Reports extra interfaces that no package exports, so that none vanishes silently when a new version renames it. */
function checkExtraInterfaces({ productId, name, interfaces }: ApiFamily, errors: DocsError[]) {
  const known = new Set(interfaces.map((entry) => entry.name));
  for (const missing of EXTRA_INTERFACES[productId].filter((extra) => !known.has(extra))) {
    errors.push(
      new DocsError(`The packages of ${name} export no type called ${missing}.`, {
        file: 'src/generator/api-reference/read/interfacePages.ts',
        hint: 'take the name out of the list, or write its new one.',
      }),
    );
  }
}

function readExport(
  exported: ApiExport,
  reader: Reader,
  interfaceNames: ReadonlySet<string>,
  result: ApiFamily,
): void {
  const kind = classifyExport(exported, reader.printer.checker);
  // The deprecated `Unstable_` alias of a stable export has no page.
  const isTwin = /^unstable_/i.test(exported.name);
  if (kind === 'unreadable') {
    reader.errors.push(
      new DocsError(
        `The export ${exported.exportName} of ${exported.variants[0]?.package.name ?? ''} cannot be read.`,
        {
          file: getDeclarationFile(exported.symbol),
          hint: 'its type is unknown; a package that the declarations import may be missing.',
        },
      ),
    );
    // The comparison of versions needs to know that it exists.
    result.otherExports.push({ name: exported.name, kind: 'constant', plan: exported.plan });
    return;
  }
  if (kind === 'component' && !isTwin) {
    result.components.push(readComponent(exported, reader));
  } else if (kind === 'hook' && !isTwin) {
    result.hooks.push(readHook(exported, reader));
  } else if (kind === 'type' && interfaceNames.has(exported.name)) {
    result.interfaces.push(readInterface(exported, reader));
  } else {
    const selector = kind === 'selector' ? readSelector(exported, reader) : undefined;
    if (selector) result.selectors.push(selector);
    else result.otherExports.push(describeOther(exported, kind));
  }
}

function describeOther(
  { name, plan }: ApiExport,
  kind: Exclude<ReturnType<typeof classifyExport>, 'unreadable'>,
): ApiOtherExport {
  return { name, kind: kind === 'component' || kind === 'hook' ? 'function' : kind, plan };
}

/** Finds a type by its name, even if the packages only use it in other types and don't export it. */
function findType(
  name: string,
  family: InstalledFamily,
  reader: Reader,
  { program, checker }: ApiProgram,
): ts.Symbol | undefined {
  const exported = reader.exports.get(name)?.symbol;
  if (exported) return exported;
  const directory = family.packages[0]?.directory ?? '';
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(`${directory}/esm/`)) continue;
    const module = checker.getSymbolAtLocation(file);
    const found = module?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (found && !(found.flags & ts.SymbolFlags.Alias)) return found;
  }
  return undefined;
}
