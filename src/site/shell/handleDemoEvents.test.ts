// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleDemoEvents } from './handleDemoEvents.ts';

const answers = vi.hoisted(() => ({
  exportDemo: vi.fn(),
  openPlayground: vi.fn(),
  openChat: vi.fn(),
}));
vi.mock('../features/export/exportDemo.ts', () => ({ exportDemo: answers.exportDemo }));
vi.mock('../features/export/openPlayground.ts', () => ({ openPlayground: answers.openPlayground }));
vi.mock('../features/export/openChat.ts', () => ({ openChat: answers.openChat }));

const detail = { name: 'Bars', value: 'zip' };
const ask = (type: string) =>
  document.querySelector('#frame')!.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
const readNotice = () => document.querySelector('body > p')?.textContent;

handleDemoEvents(document);

beforeEach(() => {
  for (const answer of Object.values(answers)) answer.mockReset().mockResolvedValue(true);
  document.body.innerHTML = `<div id="frame"></div><div id="announcements"></div>
    <template id="demo-texts" data-failed="Not loaded." data-export-failed="No project." data-export-too-long="Too long."
      data-chat-failed="Failed to open the chat."></template>`;
});

describe('handleDemoEvents', () => {
  it.each([
    ['x:demo-export', 'exportDemo'],
    ['x:demo-playground', 'openPlayground'],
    ['x:demo-chat', 'openChat'],
  ] as const)('answers %s with %s', async (type, name) => {
    ask(type);
    await vi.waitFor(() => expect(answers[name]).toHaveBeenCalledOnce());
    expect(answers[name].mock.lastCall?.[0]).toEqual(detail);
    expect(readNotice()).toBeUndefined();
  });

  it.each([
    ['x:demo-export', 'exportDemo', 'No project.'],
    ['x:demo-playground', 'openPlayground', 'No project.'],
    ['x:demo-chat', 'openChat', 'Failed to open the chat.'],
  ] as const)('says what failed when %s does', async (type, name, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answers[name].mockRejectedValue(new Error('offline'));
    ask(type);
    await vi.waitFor(() => expect(readNotice()).toBe(text));
    expect(document.getElementById('announcements')?.textContent).toBe(text);
  });

  it('says when a demo is too long for the playground', async () => {
    answers.openPlayground.mockResolvedValue(false);
    ask('x:demo-playground');
    await vi.waitFor(() => expect(readNotice()).toBe('Too long.'));
  });

  it('falls back to the text that every demo page has', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    document.getElementById('demo-texts')?.removeAttribute('data-export-failed');
    answers.exportDemo.mockRejectedValue(new Error('offline'));
    ask('x:demo-export');
    await vi.waitFor(() => expect(readNotice()).toBe('Not loaded.'));
  });
});
