// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFamilies } from './loadFamilies.ts';

const FEW = '<ul><li><a href="/x/charts/">Overview</a></li></ul>';
const WHOLE =
  '<ul><li><a href="/x/charts/">Overview</a></li><li><a href="/x/charts/bars/">Bars</a></li></ul>';

let answer: () => Promise<Response>;
let requested: string[];
let count = 0;
let url = '';
const onFilled = vi.fn();

const getGroup = () => document.querySelector<HTMLDetailsElement>('details')!;
const getTitle = () => document.querySelector<HTMLElement>('summary > span')!;
const listNames = () => [...getGroup().querySelectorAll('a')].map((link) => link.textContent);

beforeEach(() => {
  sessionStorage.clear();
  requested = [];
  onFilled.mockReset();
  answer = async () => Response.json({ html: WHOLE });
  vi.stubGlobal('fetch', (input: string) => {
    requested.push(input);
    return answer();
  });
  // A file is loaded only once per page view, so every test uses a different one.
  count += 1;
  url = `/x/navigation/x-charts.en.${count}.json`;
  document.body.innerHTML = `<div id="drawer-tree"><ul><li>
    <details data-group="/x/charts-group" data-content="${url}"><summary><span>Charts</span></summary>${FEW}</details>
  </li></ul></div>`;
});

describe('loadFamilies', () => {
  it('completes a group before it opens', async () => {
    loadFamilies(document, onFilled);
    getTitle().click();
    expect(getGroup().open, 'while the content is loading').toBe(false);
    await vi.waitFor(() => expect(getGroup().open).toBe(true));
    expect(listNames()).toEqual(['Overview', 'Bars']);
    expect(requested).toEqual([url]);
    expect(onFilled.mock.calls).toEqual([[getGroup()]]);
    expect(sessionStorage.getItem(url), 'for the next page').toBe(WHOLE);
  });

  it.each(['pointerover', 'focusin'])('requests the content on %s, and only once', async (type) => {
    loadFamilies(document, onFilled);
    getTitle().dispatchEvent(new Event(type, { bubbles: true }));
    expect(requested).toEqual([url]);
    expect(getGroup().open).toBe(false);
    getTitle().click();
    await vi.waitFor(() => expect(listNames()).toHaveLength(2));
    expect(requested).toEqual([url]);
  });

  it('opens the short group if the content cannot be loaded, and tries again later', async () => {
    answer = async () => new Response('', { status: 404 });
    loadFamilies(document, onFilled);
    getTitle().click();
    await vi.waitFor(() => expect(getGroup().open).toBe(true));
    expect(listNames()).toEqual(['Overview']);
    expect(onFilled).not.toHaveBeenCalled();
    answer = async () => Response.json({ html: WHOLE });
    getGroup().open = false;
    getTitle().click();
    await vi.waitFor(() => expect(listNames()).toEqual(['Overview', 'Bars']));
  });

  it('requests content that cannot be loaded once per opening', async () => {
    answer = async () => new Response('', { status: 404 });
    loadFamilies(document, onFilled);
    const onToggle = vi.fn();
    getGroup().addEventListener('toggle', onToggle);
    getTitle().click();
    await vi.waitFor(() => expect(onToggle).toHaveBeenCalledOnce());
    expect(getGroup().open).toBe(true);
    expect(requested).toEqual([url]);
  });

  it('opens the short group if loading takes too long, and keeps the focus when the content arrives', async () => {
    let respond = (_: Response) => {};
    answer = () => new Promise((resolve) => (respond = resolve));
    loadFamilies(document, onFilled);
    getTitle().click();
    await vi.waitFor(() => expect(getGroup().open).toBe(true));
    expect(listNames()).toEqual(['Overview']);
    document.querySelector('a')!.focus();
    respond(Response.json({ html: WHOLE }));
    await vi.waitFor(() => expect(listNames()).toHaveLength(2));
    expect(document.activeElement?.textContent).toBe('Overview');
  });

  it('completes a group that was opened before it was loaded', async () => {
    getGroup().open = true;
    loadFamilies(document, onFilled);
    await vi.waitFor(() => expect(listNames()).toHaveLength(2));
  });

  it('leaves a click that closes a group to the browser', () => {
    loadFamilies(document, onFilled);
    getGroup().open = true;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    getTitle().dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});
