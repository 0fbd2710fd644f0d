// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { highlightCode } from './highlightCode.ts';

const SOURCE = `import * as React from 'react';\n\n// <b>bold</b> & more\nexport default () => <Chart height={300} />;\n`;

function readText(html: string): string | null {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code.textContent;
}

describe('highlightCode', () => {
  it('keeps the text line by line, without the last line break', () => {
    expect(readText(highlightCode(SOURCE, 'Demo.tsx'))).toBe(SOURCE.trimEnd());
  });

  it('adds the classes of code blocks to tokens', () => {
    const html = highlightCode(SOURCE, 'Demo.tsx');
    expect(html).toContain('<span class="k">import</span>');
    expect(html).toContain(`<span class="s">'react'</span>`);
    expect(html).toContain('<span class="n">300</span>');
    expect(html).toContain('<span class="p">height</span>');
  });

  it.each(['Demo.tsx', 'styles.css'])('escapes markup in %s', (name) => {
    const html = highlightCode('<img src=x onerror=alert(1)>', name);
    const code = document.createElement('code');
    code.innerHTML = html;
    expect(code.querySelector('img')).toBeNull();
    expect(code.textContent).toBe('<img src=x onerror=alert(1)>');
  });
});
