// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { formatDeclaration } from './formatDeclaration.ts';
import { formatText } from './formatText.ts';

function toHtml(parts: (Node | string)[]): string {
  const element = document.createElement('div');
  element.append(...parts);
  return element.innerHTML;
}

it('formats a description', () => {
  expect(toHtml(formatText('If `true`, see [the guide](/x/a/). **Careful**: <b>'))).toBe(
    'If <code>true</code>, see the guide. Careful: &lt;b&gt;',
  );
});

it('colors a declaration', () => {
  expect(toHtml(formatDeclaration("density?: 'compact' | number"))).toBe(
    'density?: <span class="s">\'compact\'</span> | <span class="n">number</span>',
  );
});
