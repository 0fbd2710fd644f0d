import { describe, expect, it } from 'vitest';
import { findLoops } from './findLoops.ts';
import { parseModule } from './parseModule.ts';

function insert(code: string): string {
  return findLoops(parseModule(code))
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

describe('findLoops', () => {
  it.each([
    ['for (;;) { a(); }', 'for (;;) {G a(); }'],
    ['for (;;);', 'for (;;){G;}'],
    ['for (const a of b) c(a)', 'for (const a of b) {Gc(a)}'],
    ['for (const a in b)\n  c(a);', 'for (const a in b)\n  {Gc(a);}'],
    ['for await (const a of b) {}', 'for await (const a of b) {G}'],
    ['while (a) if (b) c; else d', 'while (a) {Gif (b) c; else d}'],
    ['do a(); while (b)', 'do {Ga();} while (b)'],
    ['do { a() } while (b);', 'do {G a() } while (b);'],
    ['a: while (1) continue a', 'a: while (1) {Gcontinue a}'],
    ['for (;;) while (a) b();', 'for (;;) {Gwhile (a) {Gb();}}'],
    ['const a = "for (;;) {}"; // while (1) {}', 'const a = "for (;;) {}"; // while (1) {}'],
    ['while (', 'while ('],
  ])('turns %s into %s', (code, expected) => {
    expect(insert(code)).toBe(expected.replaceAll('G', '__xLoop();'));
  });
});
