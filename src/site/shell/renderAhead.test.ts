// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAhead } from './renderAhead.ts';

let root: Document;
const remember = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  remember.mockClear();
  vi.stubGlobal('HTMLScriptElement', { supports: () => true });
  // Each test has its own document, because listeners stay.
  root = document.implementation.createHTMLDocument();
  root.body.innerHTML =
    '<a id="a" href="/x/a/"><b>A</b></a><a id="b" href="/x/b/">B</a><p>text</p><ul id="drawer-tree"><li><details>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function dispatch(selector: string, type: string, init: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, ...init });
  root.querySelector(selector)?.dispatchEvent(event);
}

const listMarked = () => [...root.querySelectorAll('[data-ahead]')].map(({ id }) => id);

describe('renderAhead', () => {
  it('marks a link on which the pointer rests', () => {
    renderAhead(root, remember);
    dispatch('#a b', 'pointermove', { clientX: 10, clientY: 10 });
    vi.advanceTimersByTime(19);
    expect(listMarked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(listMarked()).toEqual(['a']);
  });

  it('marks nothing while the pointer moves fast', () => {
    renderAhead(root, remember);
    // 300 px per second, on a screen with 60 frames.
    for (let x = 0; x < 400; x += 5) {
      dispatch('#a', 'pointermove', { clientX: x });
      vi.advanceTimersByTime(16);
    }
    expect(listMarked()).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(listMarked()).toEqual(['a']);
  });

  it.each(['#b', 'p'])('forgets a link when the pointer goes on to %s', (next) => {
    renderAhead(root, remember);
    dispatch('#a', 'pointermove');
    vi.advanceTimersByTime(15);
    dispatch(next, 'pointermove');
    vi.advanceTimersByTime(15);
    expect(listMarked()).toEqual([]);
  });

  it('marks one link at a time', () => {
    renderAhead(root, remember);
    for (const link of ['#a', '#b']) {
      dispatch(link, 'pointermove');
      vi.advanceTimersByTime(100);
    }
    expect(listMarked()).toEqual(['b']);
  });

  it.each([
    ['a group of the drawer is opened', 'details', 'toggle'],
    ['the drawer is scrolled', '#drawer-tree', 'scroll'],
  ])('drops the page when %s, and renders it again at the next chance', (_, selector, type) => {
    renderAhead(root, remember);
    dispatch('#a', 'pointerdown');
    expect(remember).toHaveBeenCalledOnce();
    root.querySelector(selector)?.dispatchEvent(new Event(type));
    expect(listMarked()).toEqual([]);
    dispatch('#a', 'pointerdown');
    expect(listMarked()).toEqual(['a']);
    expect(remember).toHaveBeenCalledTimes(2);
  });

  it('marks a link as soon as the main button goes down', () => {
    renderAhead(root, remember);
    dispatch('#a', 'pointerdown', { button: 2 });
    expect(listMarked()).toEqual([]);
    dispatch('#a', 'pointerdown');
    expect(listMarked()).toEqual(['a']);
  });

  it('marks a link on which the focus rests', () => {
    renderAhead(root, remember);
    dispatch('#a', 'focusin');
    vi.advanceTimersByTime(100);
    dispatch('#b', 'focusin');
    vi.advanceTimersByTime(150);
    expect(listMarked()).toEqual(['b']);
  });

  it.each([
    ['/x/', true],
    ['/zh/x/introduction/#plans', true],
    ['/x/introduction/?a=b', true],
    ['#plans', false],
    ['/x/introduction.md', false],
    ['/playground/', false],
    ['https://a.example/x/', false],
  ])('marks the link to %s: %s', (href, isMarked) => {
    renderAhead(root, remember);
    root.querySelector('#b')?.setAttribute('href', href);
    dispatch('#b', 'pointerdown');
    expect(listMarked()).toEqual(isMarked ? ['b'] : []);
  });

  it('ignores a link that opens a new tab', () => {
    renderAhead(root, remember);
    root.querySelector('#b')?.setAttribute('target', '_blank');
    dispatch('#b', 'pointerdown');
    expect(listMarked()).toEqual([]);
  });

  it('ignores a finger that scrolls', () => {
    renderAhead(root, remember);
    dispatch('#a', 'pointermove', { pointerType: 'touch' });
    vi.advanceTimersByTime(500);
    expect(listMarked()).toEqual([]);
  });

  it.each([
    ['readers save data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
    ['readers ask for less data', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
    [
      'the browser has no speculation rules',
      () => vi.stubGlobal('HTMLScriptElement', { supports: () => false }),
    ],
  ])('does nothing if %s', (_name, prepare) => {
    prepare();
    renderAhead(root, remember);
    dispatch('#a', 'pointerdown');
    expect(listMarked()).toEqual([]);
  });
});
