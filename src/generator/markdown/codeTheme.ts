import type { CodeRole } from '#model/code/CodeRole.ts';
import type { ThemeRegistrationAny } from 'shiki/core';

/** Shiki needs a color for each role. Pages use the letter instead, so that the light and dark themes share their HTML. */
const COLORS = {
  k: '#000001',
  s: '#000002',
  c: '#000003',
  n: '#000004',
  f: '#000005',
  p: '#000006',
  l: '#000007',
  i: '#000008',
  d: '#000009',
} satisfies Record<CodeRole, string>;

const PLAIN = '#000000';

/** Grammar scopes by role. Other scopes have the color of text. If two rows are equally specific, the later one wins. */
const SCOPES: readonly [role: CodeRole | undefined, ...scopes: string[]][] = [
  ['c', 'comment', 'meta.diff.header', 'meta.diff.range'],
  ['k', 'keyword', 'storage', 'variable.language.this', 'variable.language.super'],
  [undefined, 'keyword.operator', 'keyword.other.unit', 'storage.type.function.arrow'],
  ['k', 'keyword.operator.expression', 'keyword.operator.new', 'keyword.operator.optional.await'],
  ['s', 'string', 'constant.character.escape', 'punctuation.definition.string'],
  [undefined, 'string.unquoted.argument', 'meta.template.expression', 'string meta.embedded'],
  ['n', 'constant.numeric', 'constant.language', 'support.constant', 'constant.other.color'],
  ['n', 'entity.name.type', 'entity.other.inherited-class', 'support.type', 'support.class'],
  [undefined, 'support.class.console', 'support.class.builtin'],
  ['f', 'entity.name.function', 'support.function', 'entity.name.command'],
  ['f', 'entity.name.tag', 'support.class.component', 'entity.other.attribute-name.class.css'],
  ['p', 'entity.other.attribute-name', 'support.type.property-name', 'variable.css'],
  ['l', 'markup.underline.link'],
  ['i', 'markup.inserted'],
  ['d', 'markup.deleted'],
];

/** The roles of code, which the site's stylesheet colors. */
export const codeTheme: ThemeRegistrationAny = {
  name: 'x',
  type: 'light',
  fg: PLAIN,
  bg: '#ffffff',
  settings: SCOPES.map(([role, ...scope]) => ({
    scope,
    settings: { foreground: role ? COLORS[role] : PLAIN },
  })),
};

const ROLES = new Map(Object.entries(COLORS).map(([role, color]) => [color, role as CodeRole]));

/** `#000001` → `k` */
export function findRole(color: string | undefined): CodeRole | undefined {
  return color === undefined ? undefined : ROLES.get(color.toLowerCase());
}
