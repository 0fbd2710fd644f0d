import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiLocaleKey } from '#model/reference/ApiReference.ts';
import type { ProductId } from '#model/product/ProductConfig.ts';
import { byName, readJsDoc } from '../declarations/declarations.ts';
import { toOneLine } from '../print/foldType.ts';
import { listProperties } from './listProperties.ts';
import type { InstalledPackage } from '../declarations/packages.ts';
import type { Reader } from './Reader.ts';

/** Where the texts of each family are: their type, and the script with the English texts. */
const SOURCES: Partial<Record<ProductId, { type: string; script: string; variable: string }>> = {
  'x-data-grid': {
    type: 'GridLocaleText',
    script: 'esm/constants/localeTextConstants.js',
    variable: 'GRID_DEFAULT_LOCALE_TEXT',
  },
  'x-date-pickers': {
    type: 'PickersLocaleText',
    script: 'esm/locales/enUS.js',
    variable: 'enUSPickers',
  },
  'x-charts': {
    type: 'ChartsLocaleText',
    script: 'esm/locales/enUS.js',
    variable: 'enUSLocaleText',
  },
};

/** Reads the translatable texts of a family. */
export function readLocaleText(
  reader: Reader,
  findType: (name: string) => ts.Symbol | undefined,
): ApiLocaleKey[] {
  const source = SOURCES[reader.family.product.id];
  const symbol = source && findType(source.type);
  if (!source || !symbol) return [];
  const { checker } = reader.printer;
  const english = readEnglish(reader.family.packages, source.script, source.variable);
  return listProperties([checker.getDeclaredTypeOfSymbol(symbol)], [], checker)
    .map(({ symbol: key, plan }): ApiLocaleKey => {
      const { description } = readJsDoc(key);
      const text = english.get(key.name);
      return {
        name: key.name,
        type: reader.printer.printSymbol(key, { optional: true }),
        ...(description ? { description } : {}),
        plan,
        ...(text === undefined ? {} : { default: text }),
      };
    })
    .sort(byName);
}

/** `{ noRowsLabel: 'No rows', toolbarFiltersTooltipActive: (count) => … }` → a map from each key to its text or function */
function readEnglish(
  packages: readonly InstalledPackage[],
  script: string,
  variable: string,
): Map<string, string> {
  const file = path.join(packages[0]?.directory ?? '', script);
  const texts = new Map<string, string>();
  if (!existsSync(file)) return texts;
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText() !== variable || !initializer) continue;
      if (ts.isObjectLiteralExpression(initializer)) collectTexts(initializer, texts);
    }
  }
  return texts;
}

function collectTexts(object: ts.ObjectLiteralExpression, texts: Map<string, string>): void {
  for (const property of object.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const key = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
    const { initializer } = property;
    texts.set(
      key,
      ts.isStringLiteral(initializer) ? initializer.text : toOneLine(initializer.getText()),
    );
  }
}
