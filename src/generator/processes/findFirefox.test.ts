import { describe, expect, it, vi } from 'vitest';
import { chooseFirefox } from './findFirefox.ts';

/** A machine where the installation makes Firefox appear, or doesn't. */
function createMachine({
  isInstalled = false,
  hasApt = false,
  installs = false,
  env = {} as NodeJS.ProcessEnv,
}) {
  let file = isInstalled ? '/usr/bin/firefox' : undefined;
  const install = vi.fn(() => {
    if (installs) file = '/usr/bin/firefox-esr';
  });
  return { env, find: () => file, hasApt: () => hasApt, install };
}

describe('chooseFirefox', () => {
  it('uses an installed Firefox', () => {
    const machine = createMachine({ isInstalled: true, hasApt: true });
    expect(chooseFirefox(machine)).toEqual({ kind: 'found', file: '/usr/bin/firefox' });
    expect(machine.install).not.toHaveBeenCalled();
  });

  it('says what it installs before it does', () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    const machine = createMachine({ hasApt: true, installs: true });
    expect(chooseFirefox(machine)).toEqual({ kind: 'found', file: '/usr/bin/firefox-esr' });
    expect(log.mock.calls[0]?.[0]).toMatch(/^No Firefox found\. Installing .*firefox-esr$/);
    expect(log.mock.invocationCallOrder[0]).toBeLessThan(
      machine.install.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it.each([
    ['fails when the installation fails', { hasApt: true }, 'fail'],
    ['fails in CI without apt-get', { env: { CI: 'true' } }, 'fail'],
    ['skips on a machine without apt-get', {}, 'skip'],
  ])('%s', (_, options, kind) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(chooseFirefox(createMachine(options))).toMatchObject({
      kind,
      message: expect.stringContaining('FIREFOX_PATH'),
    });
  });
});
