// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { applyApiFilter } from './applyApiFilter.ts';

const row = (id: string, text: string, plan = '', since = '') =>
  `<li id="${id}"><details><summary><h3>${id}</h3>${plan && `<span role="img">${plan}</span>`}` +
  `${since && `<small>Since ${since}</small>`}</summary>` +
  `<div><p>${text}</p></div><p data-row-tools>Sorting: BasicDemo</p></details></li>`;

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <div data-api-bar data-some="{{shown}} of {{all}}">
      <input data-page-filter>
      <select data-api-plan><option value=""></option><option value="pro"></option></select>
      <select data-api-newer>${['', '8.2', '8.4', '8.9'].map((value) => `<option value="${value}"></option>`).join('')}</select>
      <output data-api-shown></output>
    </div>
    <section data-api-section="props"><span data-api-count></span><ul class="api-rows">
      ${row('density', 'Sets the density.', '', '8.10')}${row('treeData', 'Shows a tree.', 'Pro', '8.3–8.5')}
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

function filter(text: string, plan = '', newer = ''): void {
  document.querySelector<HTMLInputElement>('input')!.value = text;
  document.querySelector<HTMLSelectElement>('[data-api-plan]')!.value = plan;
  document.querySelector<HTMLSelectElement>('[data-api-newer]')!.value = newer;
  applyApiFilter(false);
}

it.each([
  ['', '', ['density', 'treeData', 'toolbar']],
  ['TREE', '', ['treeData']],
  ['shows tree', '', ['treeData']],
  ['', 'pro', ['treeData']],
  ['BasicDemo', '', []],
])('shows rows that match %j and plan %j', (text, plan, expected) => {
  filter(text, plan);
  expect(shown()).toEqual(expected);
});

it.each([
  ['8.2', ['density', 'treeData']],
  ['8.4', ['density', 'treeData']],
  ['8.9', ['density']],
])('shows rows that are newer than %s', (newer, expected) => {
  filter('', '', newer);
  expect(shown()).toEqual(expected);
});

it('shows all rows of an entry that is newer', () => {
  document.querySelector<HTMLElement>('[data-api-section=slots]')!.dataset['since'] = '8.11';
  filter('', '', '8.9');
  expect(shown()).toEqual(['density', 'toolbar']);
});

it('counts visible rows, and hides sections without matches', () => {
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

it('restores the filter from the URL', () => {
  history.replaceState(null, '', '/?filter=tree');
  applyApiFilter(true);
  expect(document.querySelector('input')?.value).toBe('tree');
  expect(shown()).toEqual(['treeData']);
});

it('restores the version from the URL, and ignores unknown versions', () => {
  history.replaceState(null, '', '/?newer=8.9');
  applyApiFilter(true);
  expect(shown()).toEqual(['density']);
  history.replaceState(null, '', '/?newer=1.0');
  applyApiFilter(true);
  expect(shown()).toEqual(['density', 'treeData', 'toolbar']);
});
