// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsConfig } from '#model/analytics/AnalyticsConfig.ts';
import { chooseConsent, consentSlot } from '../preferences/consent.ts';
import { startAnalytics } from './startAnalytics.ts';

const config: AnalyticsConfig = {
  sink: { kind: 'collector', url: '/events' },
  displaySampling: 0.1,
  displayDelayMs: 2500,
  webVitalsSampling: 0,
};

let sent: { name: string }[];
let signals: object;
let stops: (() => void)[] = [];
beforeEach(() => {
  sent = [];
  signals = {};
  localStorage.clear();
  document.body.innerHTML = '<div id="announcements"></div>';
  vi.stubGlobal('navigator', {
    get doNotTrack() {
      return 'doNotTrack' in signals ? '1' : null;
    },
    get globalPrivacyControl() {
      return 'globalPrivacyControl' in signals;
    },
    sendBeacon(_url: string, body: string) {
      sent.push(...(JSON.parse(body) as { name: string }[]));
      return true;
    },
  });
});
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  vi.unstubAllGlobals();
});

const start = async () => stops.push(await startAnalytics(config));
const getDialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const press = (label: string) =>
  [...document.querySelectorAll('button')]
    .find(({ textContent }) => textContent === label)
    ?.click();
const countViews = () => {
  dispatchEvent(new Event('pagehide'));
  return sent.filter(({ name }) => name === 'page_view').length;
};

describe('startAnalytics', () => {
  it('asks, and counts once it is allowed', async () => {
    await start();
    expect(getDialog()?.getAttribute('aria-label')).toBe('Can we count page views?');
    expect(countViews()).toBe(0);
    press('Allow');
    expect(getDialog()).toBeNull();
    expect(consentSlot.get()).toBe('granted');
    expect(countViews()).toBe(1);
  });

  it('asks, and never counts where it is not', async () => {
    await start();
    press('Essential only');
    expect(getDialog()).toBeNull();
    expect(consentSlot.get()).toBe('denied');
    expect(countViews()).toBe(0);
  });

  it.each(['granted', 'denied'] as const)('does not ask again after %s', async (consent) => {
    consentSlot.set(consent);
    await start();
    expect(getDialog()).toBeNull();
    expect(countViews()).toBe(consent === 'granted' ? 1 : 0);
  });

  it('follows a change of mind in the settings', async () => {
    consentSlot.set('denied');
    await start();
    chooseConsent('granted');
    chooseConsent('denied');
    expect(countViews(), 'what waited is thrown away').toBe(0);
    chooseConsent('granted');
    expect(countViews()).toBe(1);
  });

  it.each(['doNotTrack', 'globalPrivacyControl'])(
    'neither asks nor counts under %s',
    async (name) => {
      signals = { [name]: true };
      await start();
      expect(getDialog()).toBeNull();
      consentSlot.set('granted');
      await start();
      expect(countViews()).toBe(0);
    },
  );
});
