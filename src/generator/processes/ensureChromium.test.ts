import { describe, expect, it } from 'vitest';
import { ensureChromium } from './ensureChromium.ts';

/** Runs it on a machine where one of the commands brings a browser, and records what happens in which order. */
function ensure({ installed = '', platform = 'linux' as NodeJS.Platform, succeeds = /never/ }) {
  let found = installed || undefined;
  const events: string[] = [];
  const browser = ensureChromium({
    platform,
    find: () => found,
    log: (line) => events.push(`log: ${line.split('\n')[0]}`),
    run({ command }) {
      const tool = command.split(' ').slice(0, 2).join(' ');
      events.push(`run: ${tool}`);
      if (succeeds.test(command)) found = '/browser';
    },
  });
  return { browser, events };
}

describe('ensureChromium', () => {
  it('installs nothing if there is a browser', () => {
    expect(ensure({ installed: '/usr/bin/google-chrome' })).toEqual({
      browser: '/usr/bin/google-chrome',
      events: [],
    });
  });

  it('says what it is about to install, then asks Playwright first', () => {
    expect(ensure({ succeeds: /playwright/ })).toEqual({
      browser: '/browser',
      events: [
        'log: No Chromium or Chrome is installed. Installing one: npx playwright install chromium',
        'run: npx playwright',
      ],
    });
  });

  it("installs Debian's package last", () => {
    const { browser, events } = ensure({ succeeds: /apt-get/ });
    expect(browser).toBe('/browser');
    expect(events.filter((event) => event.startsWith('run'))).toEqual([
      'run: npx playwright',
      'run: apt-get update',
    ]);
    expect(events[2]).toContain('Installing one: apt-get update');
  });

  it('leaves apt-get alone where there is none', () => {
    const { browser, events } = ensure({ platform: 'darwin' });
    expect(browser).toBeUndefined();
    expect(events.filter((event) => event.startsWith('run'))).toEqual(['run: npx playwright']);
    expect(events.at(-1)).toBe("log: Chromium couldn't be installed.");
  });
});
