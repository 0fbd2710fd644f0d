import type ts from 'typescript';
import type { ApiEvent, ApiMember } from '#model/reference/ApiReference.ts';
import { byName, readJsDoc } from '../declarations/declarations.ts';
import { listProperties } from './listProperties.ts';
import type { Reader } from './Reader.ts';

/** Reads the events of the grid from the lookup type of `subscribeEvent`. */
export function readEvents(reader: Reader, gridProps: readonly ApiMember[]): ApiEvent[] {
  const { checker } = reader.printer;
  const lookup = reader.exports.get('GridEventLookup');
  if (!lookup) return [];
  const propNames = new Set(gridProps.map(({ name }) => name));
  const types = lookup.variants.map(({ symbol }) => checker.getDeclaredTypeOfSymbol(symbol));
  return listProperties(types, [], checker)
    .flatMap(({ symbol, plan }): ApiEvent[] => {
      const doc = readJsDoc(symbol);
      if (doc.ignored) return [];
      const type = checker.getTypeOfSymbol(symbol);
      const params = printPart(type, 'params', reader);
      const event = printPart(type, 'event', reader);
      const prop = `on${symbol.name.charAt(0).toUpperCase()}${symbol.name.slice(1)}`;
      return [
        {
          name: symbol.name,
          description: doc.description,
          plan,
          ...(params ? { params } : {}),
          ...(event ? { event } : {}),
          ...(propNames.has(prop) ? { prop } : {}),
          ...(doc.deprecated ? { deprecated: doc.deprecated } : {}),
        },
      ];
    })
    .sort(byName);
}

function printPart(type: ts.Type, name: string, { printer }: Reader) {
  const symbol = printer.checker.getPropertyOfType(type, name);
  return symbol && printer.printSymbol(symbol);
}
