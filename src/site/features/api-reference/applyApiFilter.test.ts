// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { applyApiFilter } from './applyApiFilter.ts';

const row = (id: string, text: string, plan = '') =>
  `<li id="${id}"><details><summary><h3>${id}</h3>${plan && `<span role="img">${plan}</span>`}</summary>` +
  `<div><p>${text}</p></div><p data-row-tools>Sorting: BasicDemo</p></details></li>`;

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <div data-api-bar data-some="{{shown}} of {{all}}">
      <input data-page-filter>
      <select data-api-plan><option value=""></option><option value="pro"></option></select>
      <output data-api-shown></output>
    </div>
    <section data-api-section="props"><span data-api-count></span><ul class="api-rows">
      ${row('density', 'Sets the density.')}${row('treeData', 'Shows a tree.', 'Pro')}
    </ul></section>
    <section data-api-section="slots"><span data-api-count></span><ul class="api-rows">
      ${row('toolbar', 'A bar.')}
    </ul></section>
    <p data-api-none hidden></p>`;
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter((item) => !item.hidden)
    .map(({ id }) => id);

function filter(text: string, plan = ''): void {
  document.querySelector<HTMLInputElement>('input')!.value = text;
  document.querySelector<HTMLSelectElement>('select')!.value = plan;
  applyApiFilter(false);
}

it.each([
  ['', '', ['density', 'treeData', 'toolbar']],
  ['TREE', '', ['treeData']],
  ['shows tree', '', ['treeData']],
  ['', 'pro', ['treeData']],
  ['BasicDemo', '', []],
])('shows what matches %j and plan %j', (text, plan, expected) => {
  filter(text, plan);
  expect(shown()).toEqual(expected);
});

it('counts what it shows, and hides sections without matches', () => {
  filter('density');
  expect(document.querySelector('output')?.textContent).toBe('1 of 3');
  expect(document.querySelector('[data-api-count]')?.textContent).toBe(' 1 of 2');
  expect(document.querySelector<HTMLElement>('[data-api-section=slots]')?.hidden).toBe(true);
  filter('');
  expect(document.querySelector('output')?.textContent).toBe('3');
  expect(document.querySelector<HTMLElement>('[data-api-section=slots]')?.hidden).toBe(false);
});

it('says when nothing matches', () => {
  filter('nothing');
  expect(document.querySelector<HTMLElement>('[data-api-none]')?.hidden).toBe(false);
});

it('restores the filter of the URL', () => {
  history.replaceState(null, '', '/?filter=tree');
  applyApiFilter(true);
  expect(document.querySelector('input')?.value).toBe('tree');
  expect(shown()).toEqual(['treeData']);
});
