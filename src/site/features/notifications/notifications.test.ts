// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { enhanceNotifications } from './enhanceNotifications.ts';

const NOTES = [
  {
    id: 3,
    date: '2025-10-01',
    title: { en: '8.13: a', zh: 'x' },
    text: { en: 'Use `b` now.', zh: 'x' },
    href: '/x/a/',
  },
  { id: 2, date: '2025-09-25', title: { en: '8.12: c', zh: 'x' }, text: { en: 'Plain.', zh: 'x' } },
];

beforeEach(() => {
  vi.resetModules();
  document.cookie = 'lastSeenNotification=; max-age=0; path=/';
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <button data-notifications="3 2" data-text-unseen="Notes, {{count}} new" title="Notes" aria-label="Notes"></button>
    <div id="notifications">
      <p data-notifications-status data-text-failed="Failed.">Loading</p>
      <ul data-notifications-list></ul>
    </div>`;
});

const getBell = () => document.querySelector<HTMLElement>('button');
const read = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** Dispatches the event that browsers send when the panel opens. */
function open() {
  const event = Object.assign(new Event('beforetoggle'), { newState: 'open' });
  document.getElementById('notifications')?.dispatchEvent(event);
}

function serve(answer: () => Response) {
  const fetch = vi.fn(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it.each([
  ['', 'Notes, 2 new', true],
  ['2', 'Notes, 1 new', true],
  ['3', 'Notes', false],
])('marks the bell of a reader who saw up to "%s"', (lastSeen, label, isMarked) => {
  if (lastSeen) document.cookie = `lastSeenNotification=${lastSeen}; path=/`;
  enhanceNotifications(document);
  expect(getBell()?.getAttribute('aria-label')).toBe(label);
  expect('unseen' in (getBell()?.dataset ?? {})).toBe(isMarked);
});

it('fills a panel that was opened before the script ran', async () => {
  serve(() => Response.json(NOTES));
  const panel = document.getElementById('notifications');
  Object.assign(panel ?? {}, { matches: (selector: string) => selector === ':popover-open' });
  enhanceNotifications(document);
  await vi.waitFor(() => expect(read('li')).toHaveLength(2));
});

it('fetches the notifications once, shows them, and stores the newest as seen', async () => {
  const fetch = serve(() => Response.json(NOTES));
  enhanceNotifications(document);
  expect(fetch).not.toHaveBeenCalled();
  open();
  await vi.waitFor(() => expect(read('li')).toHaveLength(2));
  expect(read('li a')).toEqual(['8.13: a']);
  expect(read('li strong')).toEqual(['8.12: c']);
  expect(read('li code')).toEqual(['b']);
  expect(read('[data-notifications-status]')).toEqual(['']);
  expect(getBell()?.getAttribute('aria-label')).toBe('Notes');
  expect(document.cookie).toContain('lastSeenNotification=3');
  open();
  await Promise.resolve();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('shows an error if loading fails, and tries again', async () => {
  serve(() => new Response('', { status: 500 }));
  enhanceNotifications(document);
  open();
  await vi.waitFor(() => expect(read('[data-notifications-status]')).toEqual(['Failed.']));
  expect(document.cookie).not.toContain('lastSeenNotification');
  serve(() => Response.json(NOTES));
  open();
  await vi.waitFor(() => expect(read('li')).toHaveLength(2));
});
