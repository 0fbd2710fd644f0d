import type ts from 'typescript';
import type { ApiClass, ApiSlot, ApiType } from '#model/reference/ApiReference.ts';
import { listPropsTypes } from './componentProperties.ts';
import type { ApiExport } from './collectExports.ts';
import { byName, readJsDoc } from '../declarations/declarations.ts';
import { listProperties } from './listProperties.ts';
import type { Property } from './listProperties.ts';
import type { ApiTier, Reader } from './Reader.ts';

/** Reads the replaceable parts of a component from its `slots` and `slotProps`. */
export function readSlots(
  exported: ApiExport,
  properties: readonly Property[],
  classes: readonly ApiClass[],
  reader: Reader,
): ApiSlot[] {
  const { checker } = reader.printer;
  const findType = (name: string) => {
    const property = properties.find(({ symbol }) => symbol.name === name);
    return property && checker.getTypeOfSymbol(property.symbol);
  };
  const slotsType = findType('slots');
  if (!slotsType) return [];
  const slotPropsType = findType('slotProps');
  const slotProps = new Map(
    listProperties(slotPropsType ? [slotPropsType] : [], [], checker).map(({ symbol }) => [
      symbol.name,
      symbol,
    ]),
  );
  const tiers = reader.listTiers(exported).map((tier) => ({
    plan: tier.plan,
    types: listSlotsTypes(tier, reader),
  }));
  return listProperties([slotsType], tiers, checker)
    .flatMap(({ symbol, plan }): ApiSlot[] => {
      const doc = readJsDoc(symbol);
      if (doc.ignored) return [];
      const props = readSlotProps(symbol, slotProps.get(symbol.name), reader);
      const className = classes.find(({ key }) => key === symbol.name)?.className;
      return [
        {
          name: symbol.name,
          description: doc.description,
          plan,
          ...(doc.default === undefined ? {} : { default: doc.default.replace(/\.$/, '') }),
          ...(props ? { props } : {}),
          ...(className ? { className } : {}),
          ...(doc.deprecated ? { deprecated: doc.deprecated } : {}),
        },
      ];
    })
    .sort(byName);
}

/** Reads the props of a slot from `slotProps`, or from the type of its component if `slotProps` doesn't list them. */
function readSlotProps(
  slot: ts.Symbol,
  props: ts.Symbol | undefined,
  { printer }: Reader,
): ApiType | undefined {
  const printed = printer.printDeclared(props ?? slot, { optional: true });
  const component = /^React\.(?:ComponentType|ElementType|JSXElementConstructor)\b/;
  if (!component.test(printed.text)) return props ? printed : undefined;
  const inner = /^React\.\w+<(.+)>(?: \| null)?$/.exec(printed.text)?.[1];
  return inner && inner !== 'any' && inner !== '{}' ? { ...printed, text: inner } : undefined;
}

function listSlotsTypes(tier: ApiTier, reader: Reader): ts.Type[] {
  const { checker } = reader.printer;
  return listPropsTypes(tier, reader).flatMap((type) => {
    const slots = checker.getPropertyOfType(type, 'slots');
    return slots ? [checker.getTypeOfSymbol(slots)] : [];
  });
}
