import { expect, it } from 'vitest';
import { readScript } from './readScript.ts';

const CODE =
  'import{a}from"./base.js";import"./side.js";export{b}from"./again.js";' +
  'const load=()=>import("./panel.js");const text=`from "./no.js" ${a} end`;/* "comment" */const pattern=/"regex"/;';

it('lists what is loaded with the script', () => {
  expect(readScript(CODE).staticImports).toEqual(['./base.js', './side.js', './again.js']);
});

it('lists strings, but no comments or regular expressions', () => {
  const { strings } = readScript(CODE);
  expect(strings).toContain('./panel.js');
  expect(strings).toContain(' end');
  expect([...strings].join()).not.toMatch(/comment|regex/);
});
