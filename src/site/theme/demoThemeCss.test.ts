import { expect, it } from 'vitest';
import { createDemoThemeCss } from './demoThemeCss.ts';

const css = createDemoThemeCss();

it('declares the variables of both schemes in layer mui', () => {
  expect(css).toMatch(/^@layer mui \{:root\{--mui-spacing:8px;/);
  expect(css).toContain('[data-mui-color-scheme="light"]{');
});

it("uses the system's dark scheme if scripts are off", () => {
  const [, dark] = /\[data-mui-color-scheme="dark"\]\{([^}]*)\}/.exec(css) ?? [];
  expect(dark).toContain('--mui-palette-text-primary:');
  expect(
    css.endsWith(`@media (scripting: none) and (prefers-color-scheme: dark){:root{${dark}}}}`),
  ).toBe(true);
});
