import { expect, it } from 'vitest';
import { createClassName } from './createClassName.ts';

it('names a class after its file', () => {
  expect(createClassName('menu', 'src/site/a/Header.module.css')).toBe('_Header-menu');
  expect(createClassName('list', 'src/site/a/Header.module.css?inline')).toBe('_Header-list');
});

it('refuses a second file with the same name', () => {
  createClassName('root', 'src/site/a/Panel.module.css');
  expect(() => createClassName('root', 'src/site/b/Panel.module.css')).toThrow(
    'Two CSS modules are called "Panel", so their classes would mix.',
  );
});
