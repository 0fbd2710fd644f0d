// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadStylesheet } from './loadStylesheet.ts';

let count = 0;
/** Each test has a different URL, because a stylesheet is loaded only once. */
let href = '';

beforeEach(() => {
  vi.useFakeTimers();
  // This prevents the test environment from fetching the stylesheet.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) =>
    nodes.forEach((node) => shadow.append(node)),
  );
  count += 1;
  href = `/x/sheet-${count}.css`;
});
afterEach(() => {
  vi.useRealTimers();
  shadow.replaceChildren();
});
const shadow = document.createElement('div');
const findLink = () => shadow.querySelector('link');

describe('loadStylesheet', () => {
  it('does not apply until it is loaded', async () => {
    const loaded = loadStylesheet(href);
    expect(findLink()?.media).toBe('only x');
    findLink()?.dispatchEvent(new Event('load'));
    await loaded;
    expect(findLink()?.media).toBe('all');
  });

  it('notices a stylesheet that loads without an event', async () => {
    const loaded = loadStylesheet(href);
    const link = findLink();
    vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
      { ownerNode: link },
    ] as unknown as StyleSheetList);
    vi.advanceTimersByTime(50);
    await loaded;
    expect(link?.media).toBe('all');
  });

  it('is inserted before its marker', () => {
    const marker = document.createElement('meta');
    shadow.append(marker);
    void loadStylesheet(href, marker);
    expect(shadow.firstElementChild?.tagName).toBe('LINK');
    expect(shadow.lastElementChild).toBe(marker);
  });

  it('is loaded once', () => {
    void loadStylesheet(href);
    void loadStylesheet(href);
    expect(shadow.querySelectorAll('link')).toHaveLength(1);
  });

  it('resolves if loading fails, and can be tried again', async () => {
    const loaded = loadStylesheet(href);
    findLink()?.dispatchEvent(new Event('error'));
    await loaded;
    expect(findLink()).toBeNull();
    void loadStylesheet(href);
    expect(findLink()?.media).toBe('only x');
  });
});
