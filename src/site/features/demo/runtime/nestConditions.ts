/**
 * Turns a rule inside out, so that conditions are nested in the rules they apply to: `@media print{.a{top:0}}` becomes
 * `.a{@media print{top:0}}`. Several rules under one condition become several rules.
 */
export function nestConditions(css: string, conditions: readonly string[] = []): string[] {
  return splitRules(css).flatMap(({ head, body }) =>
    head.startsWith('@')
      ? nestConditions(body, [...conditions, head])
      : [wrap(body, [head, ...conditions])],
  );
}

function wrap(body: string, heads: readonly string[]): string {
  return heads.reduceRight((inner, head) => `${head}{${inner}}`, body);
}

interface Rule {
  head: string;
  body: string;
}

/** The rules of CSS as Emotion writes it, which is without comments. */
function splitRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let bodyStart = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g)) {
    if (sign === '{' && depth++ === 0) bodyStart = index + 1;
    if (sign === '}' && --depth === 0) {
      rules.push({
        head: css.slice(start, bodyStart - 1).trim(),
        body: css.slice(bodyStart, index),
      });
      start = index + 1;
    }
  }
  return rules;
}
