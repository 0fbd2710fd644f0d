// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { ROWS_FILTERED } from '../../browser/rowEvents.ts';
import { listRows } from './listRows.ts';

let widen: () => void;
const setWidth = (isWide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: (_: string, listener: () => void) => (widen = listener),
  }));
};

beforeEach(() => {
  setWidth(true);
  document.body.innerHTML = `
    <section data-api-section="props" aria-labelledby="props">
      <ul class="api-rows">
        <li id="a"><h3>clipboardCopy<wbr>CellDelimiter<span>required</span></h3></li>
        <li id="b"><h3><s>density</s><abbr>?</abbr></h3></li>
      </ul>
    </section>
    <nav data-contents><ul><li><a class="link" href="#props">Props</a></li></ul></nav>`;
});

function findLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('[data-contents-row] a')];
}

it('lists the rows under their section without their marks', () => {
  listRows(ROWS_FILTERED);
  expect(findLinks().map((link) => [link.hash, link.textContent])).toEqual([
    ['#a', 'clipboardCopyCellDelimiter'],
    ['#b', 'density'],
  ]);
});

it('keeps the line break opportunities in a name', () => {
  listRows(ROWS_FILTERED);
  expect(findLinks()[0]?.innerHTML).toBe('<span>clipboardCopy<wbr>CellDelimiter</span>');
});

it('hides entries along with filtered rows', () => {
  listRows(ROWS_FILTERED);
  document.getElementById('a')?.setAttribute('hidden', '');
  document.dispatchEvent(new Event(ROWS_FILTERED));
  expect(findLinks().map((link) => link.closest('li')?.hidden)).toEqual([true, false]);
});

it('waits for the column if the window is narrow', () => {
  setWidth(false);
  listRows(ROWS_FILTERED);
  expect(findLinks()).toEqual([]);
  widen();
  expect(findLinks()).toHaveLength(2);
});
