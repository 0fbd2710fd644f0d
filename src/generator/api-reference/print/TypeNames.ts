import ts from 'typescript';
import { getDeclarationFile, getIdentity, isXFile } from '../declarations/declarations.ts';
import { isDateStandIn } from '../declarations/createApiProgram.ts';

const TYPE_FLAGS =
  ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class | ts.SymbolFlags.Enum;

/** Assigns a unique key to each named type of the packages, and queues the types that still have to be described. */
export class TypeNames {
  readonly #keys = new Map<string, string>();
  readonly #taken = new Map<string, number>();
  readonly #waiting: { key: string; symbol: ts.Symbol }[] = [];

  /** Returns the key of a type, or `undefined` for type parameters and for types of other libraries. */
  add(symbol: ts.Symbol): string | undefined {
    if (!(symbol.flags & TYPE_FLAGS)) return undefined;
    const file = getDeclarationFile(symbol);
    if (file === undefined) return undefined;
    if (isDateStandIn(file)) return this.#taken.has(symbol.name) ? symbol.name : undefined;
    if (!isXFile(file)) return undefined;
    const identity = getIdentity(symbol);
    const known = this.#keys.get(identity);
    if (known !== undefined) return known;
    const count = (this.#taken.get(symbol.name) ?? 0) + 1;
    const key = count === 1 ? symbol.name : `${symbol.name}~${count}`;
    this.#taken.set(symbol.name, count);
    this.#keys.set(identity, key);
    this.#waiting.push({ key, symbol });
    return key;
  }

  /** Returns the next type to describe. Describing it can add others to the queue. */
  next(): { key: string; symbol: ts.Symbol } | undefined {
    return this.#waiting.shift();
  }
}
