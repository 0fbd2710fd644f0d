import type { Expression, ObjectExpression, Program } from 'estree';
import type { MdxElement } from '../content/jsxAttributes.ts';

/** Reads a literal value: `rows={[{ keys: ['Tab'], action: 'Moves on' }]}`. Other expressions are `undefined`. */
export function readLiteralAttribute(element: MdxElement, name: string): unknown {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue;
    if (typeof attribute.value !== 'object') return attribute.value ?? true;
    return readProgram(attribute.value?.data?.estree);
  }
  return undefined;
}

/** Reads the value of a program that consists of a single literal expression. */
export function readProgram(program: Program | null | undefined): unknown {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement'
    ? readExpression(statement.expression)
    : undefined;
}

function readExpression(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.cooked ?? '').join('…');
    case 'ArrayExpression':
      return expression.elements.map((element) =>
        element && element.type !== 'SpreadElement' ? readExpression(element) : undefined,
      );
    case 'ObjectExpression':
      return readObject(expression);
    default:
      return undefined;
  }
}

function readObject({ properties }: ObjectExpression): Record<string, unknown> {
  return Object.fromEntries(
    properties.flatMap((property) => {
      if (property.type !== 'Property') return [];
      const { key, value } = property;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
      return [[String(name), readExpression(value as Expression)]];
    }),
  );
}
