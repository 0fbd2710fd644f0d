// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { enhanceGallery } from './enhanceGallery.ts';

const box = (name: string, value: string, count: number) =>
  `<label><input type="checkbox" name="${name}" value="${value}"><span>${value} <span data-gallery-count>${count}</span></span></label>`;
const card = (id: string, question: string, chart: string, plan = 'community') =>
  `<li id="${id}" data-example data-question="${question}" data-chart="${chart}" data-plan="${plan}"></li>`;

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.body.innerHTML = `
    <div data-gallery>
      <div data-gallery-filters>
        ${box('question', 'compare', 2)}${box('question', 'flow', 1)}
        ${box('chart', 'bar', 1)}${box('chart', 'radar', 1)}${box('chart', 'funnel', 1)}
        ${box('plan', 'community', 2)}${box('plan', 'pro', 1)}
        <output data-gallery-status data-some="{{count}} of 3 examples" data-none="Nothing">3 examples</output>
        <button type="button" data-gallery-clear hidden>Clear</button>
      </div>
      <ul>${card('ranking', 'compare', 'bar')}${card('skills', 'compare', 'radar')}${card('orders', 'flow', 'funnel', 'pro')}</ul>
    </div>`;
});

const find = <Kind extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Kind>(selector)!;
const getBox = (value: string) => find<HTMLInputElement>(`input[value=${value}]`);
const getCount = (value: string) =>
  getBox(value).parentElement?.querySelector('[data-gallery-count]')?.textContent;
const getStatus = () => find('[data-gallery-status]').textContent;
const listShown = () =>
  [...document.querySelectorAll<HTMLElement>('li')]
    .filter((element) => !element.hasAttribute('data-filtered-out'))
    .map(({ id }) => id);

function choose(value: string): void {
  const input = getBox(value);
  input.checked = !input.checked;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('enhanceGallery', () => {
  it('shows all examples at first', () => {
    enhanceGallery(document);
    expect(listShown()).toEqual(['ranking', 'skills', 'orders']);
    expect(getStatus()).toBe('3 examples');
    expect(find('[data-gallery-clear]').hidden).toBe(true);
  });

  it('hides what was not chosen, says how many are left, and writes the URL', () => {
    history.replaceState(null, '', '/?utm=1');
    enhanceGallery(document);
    choose('compare');
    choose('radar');
    expect(listShown()).toEqual(['skills']);
    expect(getStatus()).toBe('1 of 3 examples');
    expect(location.search).toBe('?utm=1&question=compare&chart=radar');
    choose('bar');
    expect(listShown()).toEqual(['ranking', 'skills']);
    expect(location.search).toBe('?utm=1&question=compare&chart=bar&chart=radar');
  });

  it('counts what each box would show', () => {
    enhanceGallery(document);
    choose('compare');
    expect(getCount('compare')).toBe('2');
    expect(getCount('flow')).toBe('1');
    expect(getCount('funnel')).toBe('0');
    expect(getCount('pro')).toBe('0');
  });

  it('says so when nothing is left, and starts over', () => {
    enhanceGallery(document);
    choose('compare');
    choose('pro');
    expect(listShown()).toEqual([]);
    expect(getStatus()).toBe('Nothing');
    find('[data-gallery-clear]').click();
    expect(listShown()).toHaveLength(3);
    expect(getStatus()).toBe('3 examples');
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(getBox('compare'));
  });

  it('follows the URL and ignores values that no box has', () => {
    history.replaceState(null, '', '/?chart=funnel&chart=map&plan=free');
    enhanceGallery(document);
    expect(getBox('funnel').checked).toBe(true);
    expect(listShown()).toEqual(['orders']);
  });

  it('keeps what the reader chose before it started', () => {
    getBox('flow').checked = true;
    enhanceGallery(document);
    expect(listShown()).toEqual(['orders']);
    expect(location.search).toBe('?question=flow');
  });
});
