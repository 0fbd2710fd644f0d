import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { describeTypes } from './describeTypes.ts';
import { readMember } from '../read/readMember.ts';
import { TypeNames } from './TypeNames.ts';
import { TypePrinter } from './TypePrinter.ts';

const libraryFiles = new Map<string, ts.SourceFile | undefined>();
const FILE = '/node_modules/@mui/x-charts/esm/fixture.d.ts';

/** Prints the members of the interface `Props`, from a virtual file inside a package. */
function printMembers(text: string) {
  const options: ts.CompilerOptions = {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (file === FILE) return ts.createSourceFile(file, text, rest[0]);
    if (!libraryFiles.has(file)) libraryFiles.set(file, getSourceFile(file, ...rest));
    return libraryFiles.get(file);
  };
  host.fileExists = (file) => file === FILE || ts.sys.fileExists(file);
  const program = ts.createProgram([FILE], options, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(FILE);
  const module = file && checker.getSymbolAtLocation(file);
  const props = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Props');
  if (!props) throw new Error('The fixture exports no Props.');
  const printer = new TypePrinter(checker, new TypeNames());
  const members = checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(props))
    .map((symbol) => readMember({ symbol, plan: 'community' }, printer));
  return { members, types: describeTypes(printer) };
}

function printTypes(text: string): Record<string, string> {
  return Object.fromEntries(printMembers(text).members.map(({ name, type }) => [name, type.text]));
}

// The first test loads TypeScript's standard library, which is slow.
describe('TypePrinter', { timeout: 60_000 }, () => {
  it('keeps names, drops undefined from optional members, and normalizes quotes', () => {
    const types = printTypes(`
      export type Size = 'small' | 'large';
      export interface Props {
        size?: Size;
        both?: Size | undefined;
        required: string | undefined;
        quoted: "a" | 'b';
        nested: { inner?: string | undefined };
      }
    `);
    expect(types).toEqual({
      size: 'Size',
      both: 'Size',
      required: 'string | undefined',
      quoted: "'a' | 'b'",
      nested: '{ inner?: string }',
    });
  });

  it('drops type arguments that equal the default, and keeps the others', () => {
    const types = printTypes(`
      export interface Row<R = any, V = unknown, F = V> { row: R; value: V; formatted: F }
      interface Base<R> { mapped: Row<R> }
      export interface Props extends Base<any> {
        plain: Row<any>;
        filled: Row<string, number>;
        set: Set<any>;
      }
    `);
    expect(types).toEqual({
      mapped: 'Row',
      plain: 'Row',
      filled: 'Row<string, number>',
      set: 'Set<any>',
    });
  });

  it('resolves type parameters of a parent, and members of other types', () => {
    const types = printTypes(`
      export interface Series { layout?: 'horizontal' | 'vertical' }
      interface Base<TValue> { value: TValue; onChange: (value: TValue) => void }
      export interface Props extends Partial<Base<Date>> { layout?: Series['layout'] }
    `);
    expect(types).toEqual({
      layout: "'horizontal' | 'vertical'",
      value: 'Date',
      onChange: '(value: Date) => void',
    });
  });

  it('merges identical members of a union', () => {
    const types = printTypes(`
      type A = { on: (value: string) => void };
      type B = { on: (value: string) => void };
      export interface Props extends Omit<A & B, never> {}
    `);
    expect(types).toEqual({ on: '(value: string) => void' });
  });

  it('writes methods as functions', () => {
    const [member] = printMembers(`
      export interface Props {
        /**
         * Moves on.
         * @param {number} steps How far.
         * @returns {boolean} Whether it could.
         */
        move(steps: number, options?: { wrap: boolean }): boolean;
      }
    `).members;
    expect(member).toMatchInlineSnapshot(`
      {
        "description": "Moves on.",
        "name": "move",
        "plan": "community",
        "required": true,
        "signatures": [
          {
            "parameters": [
              {
                "description": "How far.",
                "name": "steps",
                "type": {
                  "text": "number",
                },
              },
              {
                "description": "",
                "name": "options",
                "optional": true,
                "type": {
                  "text": "{ wrap: boolean }",
                },
              },
            ],
            "returns": {
              "description": "Whether it could.",
              "type": {
                "text": "boolean",
              },
            },
            "text": "(steps: number, options?: { wrap: boolean }) => boolean",
          },
        ],
        "type": {
          "text": "(steps: number, options?: { wrap: boolean }) => boolean",
        },
      }
    `);
  });

  it('lists the named types, and describes them and the types they mention', () => {
    const { members, types } = printMembers(`
      /** Where it is. */
      export interface Place { point: Point; secret?: number }
      export type Point = [number, number];
      export interface Props { place: Place | null; count: Map<string, number> }
    `);
    expect(members.map(({ type }) => type)).toEqual([
      { text: 'Place | null', names: ['Place'] },
      { text: 'Map<string, number>' },
    ]);
    expect(types).toMatchInlineSnapshot(`
      {
        "Place": {
          "description": "Where it is.",
          "kind": "interface",
          "name": "Place",
          "names": [
            "Point",
          ],
          "plan": "community",
          "text": "interface Place {
        point: Point;
        secret?: number;
      }",
        },
        "Point": {
          "kind": "alias",
          "name": "Point",
          "plan": "community",
          "text": "type Point = [number, number]",
        },
      }
    `);
  });

  it('describes how to try a value', () => {
    const { members } = printMembers(`
      export interface Props {
        flag?: boolean; size?: 'a' | 'b' | null; rows?: number; label?: string;
        both?: string | number; render?: () => void; maybe?: 'a' | null;
      }
    `);
    expect(Object.fromEntries(members.map(({ name, control }) => [name, control]))).toEqual({
      flag: { kind: 'boolean' },
      size: { kind: 'options', options: ["'a'", "'b'", 'null'] },
      rows: { kind: 'number' },
      label: { kind: 'string' },
      both: undefined,
      render: undefined,
      maybe: undefined,
    });
  });
});
