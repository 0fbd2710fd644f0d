import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { DocsError } from '#model/errors/DocsError.ts';
import type { PageSource } from '../content/readPage.ts';
import { hashKey } from '../files/createCache.ts';
import { toProjectPath } from '../files/directories.ts';
import { hashSources } from '../files/hashSources.ts';
import { openCache } from '../files/openCache.ts';
import { readInstalledVersion } from '../files/readInstalledVersion.ts';

/** Components that render a chart. */
const CHARTS =
  /^(?:Unstable_)?(?:(?:Bar|Line|Pie|Scatter|Radar|Funnel|Sankey|SparkLine)Chart|ChartContainer)(?:Pro)?$|^(?:Heatmap|Gauge|GaugeContainer|ChartsSurface)$/;
const NAMES = new Set(['title', 'aria-label', 'aria-labelledby', 'aria-hidden']);
/** The component that passes on neither `title` nor `aria-label`. */
const NAMELESS = 'Heatmap';

/** Reports charts without an accessible name in the demos next to a page. */
export function checkChartNames(page: PageSource): DocsError[] {
  return checkChartNamesIn(path.dirname(page.file));
}

export function checkChartNamesIn(folder: string): DocsError[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .flatMap((name) => checkFile(path.join(folder, name)));
}

const cache = openCache('chart-names');
let checkVersion: string | undefined;

function checkFile(file: string): DocsError[] {
  const source = readFileSync(file, 'utf8');
  if (!source.includes('@mui/x-charts')) return [];
  checkVersion ??= hashKey(
    hashSources('src/generator/checks/checkChartNames.ts'),
    readInstalledVersion('typescript'),
  );
  const key = hashKey(checkVersion, source);
  if (cache.read(key)) return [];
  const faults = findFaults(file, source);
  // Faults aren't cached because they contain the path of the file.
  if (faults.length === 0) cache.write(key, '');
  return faults;
}

function findFaults(file: string, source: string): DocsError[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const charts = findCharts(tree);
  const faults: DocsError[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const chart = charts.get(node.tagName.getText(tree));
      if (chart && !hasName(node, chart)) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        faults.push(
          new DocsError('This chart has no accessible name.', {
            file: toProjectPath(file),
            line: line + 1,
            hint:
              chart === NAMELESS
                ? 'put it into a <Box component="figure"> with an aria-label.'
                : 'set aria-label to what the chart shows.',
          }),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

/** Finds the names that a file uses for charts, including styled ones, and their names in the package. */
function findCharts(tree: ts.SourceFile): Map<string, string> {
  const charts = new Map<string, string>();
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (!statement.moduleSpecifier.getText(tree).includes('@mui/x-charts')) continue;
      if (!bindings || !ts.isNamedImports(bindings)) continue;
      for (const { name, propertyName } of bindings.elements) {
        const original = (propertyName ?? name).text;
        if (CHARTS.test(original)) charts.set(name.text, original);
      }
    }
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const wrapped = /^styled\((\w+)[,)]/.exec(initializer?.getText(tree) ?? '')?.[1];
        const original = wrapped && charts.get(wrapped);
        if (original) charts.set(name.getText(tree), original);
      }
    }
  }
  return charts;
}

function hasName(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement, chart: string): boolean {
  if (chart !== NAMELESS && hasNameProp(element)) return true;
  // The name of a figure also names the chart in it.
  for (let node: ts.Node = element.parent; node !== undefined; node = node.parent) {
    if (!ts.isJsxElement(node) || node.openingElement === element) continue;
    const text = node.openingElement.getText();
    if (/^<figure|component="figure"|role="img"/.test(text) && hasNameProp(node.openingElement)) {
      return true;
    }
  }
  return false;
}

function hasNameProp(element: ts.JsxOpeningElement | ts.JsxSelfClosingElement): boolean {
  return element.attributes.properties.some((property) =>
    ts.isJsxSpreadAttribute(property)
      ? /'aria-label':|\btitle[,:]/.test(element.getSourceFile().text)
      : NAMES.has(property.name.getText()),
  );
}
