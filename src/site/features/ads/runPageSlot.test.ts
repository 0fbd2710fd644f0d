import { describe, expect, it } from 'vitest';
import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import type { PageSlotStage } from './pageSlot.ts';
import { runPageSlot } from './runPageSlot.ts';
import type { PageSlotWorld } from './runPageSlot.ts';

const config: AdsConfig = {
  carbonScriptUrl: 'https://carbon.test/carbon.js',
  carbonHouseAdUrl: '',
  feedUrl: '',
  feedMaxTries: 10,
  detection: { intervalMs: 500, maxChecks: 30, blockedFromCheck: 7 },
  inHouseShare: 0.2,
  inlineShare: 0.2,
};

/** A fake environment with a manual clock and a log of everything that happens. */
function createWorld(overrides: Partial<PageSlotWorld> = {}) {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  const log: [number, string][] = [];
  const world: PageSlotWorld = {
    isBot: false,
    random: () => 0.5,
    after: (delay, run) => void timers.push({ at: now + delay, run }),
    startCarbon: () => log.push([now, 'script']),
    lookForCarbon: () => 'nothing',
    askFeed: () => Promise.resolve(false),
    show: ({ stage, label }) => log.push([now, `${stage} ${label}`]),
    reportCrash: (label, error) => log.push([now, `crash ${label} ${(error as Error).message}`]),
    ...overrides,
  };
  const runUntil = (end: number) => {
    while (timers.length > 0) {
      const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first));
      if (next.at > end) break;
      timers = timers.filter((timer) => timer !== next);
      now = next.at;
      next.run();
    }
    now = end;
  };
  return { world, log, runUntil, now: () => now, pending: () => timers.length };
}

describe('runPageSlot', () => {
  it('assumes a blocker at the 7th check, 3 s after the start, and stops after 30 checks', () => {
    let looks = 0;
    const { world, log, runUntil, pending } = createWorld({
      lookForCarbon: () => {
        looks += 1;
        return 'nothing';
      },
    });
    runPageSlot(config, world);
    runUntil(2999);
    expect(log).toEqual([
      [0, 'asking-carbon null'],
      [0, 'script'],
    ]);
    runUntil(60_000);
    expect(log.slice(2)).toEqual([[3000, 'appeal in-house-adblock']]);
    expect(looks).toBe(30);
    expect(pending()).toBe(0);
  });

  it('shows an ad that arrives late', () => {
    const { world, log, runUntil, now, pending } = createWorld({
      random: () => 0.1,
      lookForCarbon: () => (now() >= 9000 ? 'ad' : 'nothing'),
    });
    runPageSlot(config, world);
    runUntil(60_000);
    expect(log.slice(2)).toEqual([
      [3000, 'in-house in-house'],
      [9000, 'carbon carbon'],
    ]);
    expect(pending()).toBe(0);
  });

  it("replaces Carbon's house ad with one of ours", () => {
    const { world, log, runUntil } = createWorld({ lookForCarbon: () => 'house-ad' });
    runPageSlot(config, world);
    runUntil(60_000);
    expect(log).toEqual([
      [0, 'asking-carbon null'],
      [0, 'in-house in-house-carbon'],
      [0, 'script'],
    ]);
  });

  it('does nothing for bots', () => {
    const { world, log, pending } = createWorld({ isBot: true });
    runPageSlot(config, world);
    expect(log).toEqual([]);
    expect(pending()).toBe(0);
  });

  it.each([
    [true, ['asking-feed null', 'external external']],
    [false, ['asking-feed null', 'in-house in-house']],
  ])('asks the feed if Carbon is not configured: %s', async (hasAd, expected) => {
    const { world, log } = createWorld({ askFeed: () => Promise.resolve(hasAd) });
    runPageSlot({ ...config, carbonScriptUrl: '', feedUrl: 'https://feed.test/' }, world);
    await Promise.resolve();
    expect(log.map(([, text]) => text)).toEqual(expected);
  });

  it.each<PageSlotStage>(['carbon', 'appeal'])('reports a crash in %s and stops', (stage) => {
    const shown: string[] = [];
    const { world, log, runUntil, pending } = createWorld({
      lookForCarbon: () => (stage === 'carbon' ? 'ad' : 'nothing'),
      show: (state) => {
        shown.push(state.stage);
        if (state.stage === stage) throw new Error('broken');
      },
    });
    runPageSlot(config, world);
    runUntil(60_000);
    const label = stage === 'carbon' ? 'carbon' : 'in-house-adblock';
    expect(log.map(([, text]) => text)).toContain(`crash ${label} broken`);
    expect(shown).toEqual(['asking-carbon', stage]);
    expect(pending()).toBe(0);
  });
});
