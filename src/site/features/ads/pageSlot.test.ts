import { describe, expect, it } from 'vitest';
import { INITIAL_PAGE_SLOT, needsCheck, reducePageSlot } from './pageSlot.ts';
import type { PageSlotConfig, PageSlotEvent, PageSlotState } from './pageSlot.ts';

const nothing: PageSlotConfig = {
  carbonScriptUrl: '',
  feedUrl: '',
  detection: { intervalMs: 500, maxChecks: 30, blockedFromCheck: 7 },
  inHouseShare: 0.2,
};
const carbon = { ...nothing, carbonScriptUrl: 'https://carbon.test/carbon.js' };
const feed = { ...nothing, feedUrl: 'https://feed.test/ads.json' };
const both = { ...carbon, feedUrl: feed.feedUrl };

const start = (draw = 0.5, isBot = false): PageSlotEvent => ({ type: 'start', isBot, draw });
const look = (found: 'nothing' | 'ad' | 'house-ad'): PageSlotEvent => ({ type: 'check', found });
const looks = (count: number): PageSlotEvent[] =>
  Array.from({ length: count }, () => look('nothing'));
const answer = (hasAd: boolean): PageSlotEvent => ({ type: 'feed-answer', hasAd });
const crash: PageSlotEvent = { type: 'crash' };

const run = (config: PageSlotConfig, events: PageSlotEvent[]): PageSlotState =>
  events.reduce((state, event) => reducePageSlot(state, event, config), INITIAL_PAGE_SLOT);

describe('reducePageSlot', () => {
  it.each<[string, PageSlotConfig, PageSlotEvent[], Partial<PageSlotState>]>([
    [
      'a bot: empty for good',
      both,
      [start(0, true)],
      { stage: 'empty', label: null, isSettled: true },
    ],
    [
      'a bot: no late ad either',
      both,
      [start(0, true), look('ad')],
      { stage: 'empty', label: null },
    ],
    [
      'nothing configured: our own',
      nothing,
      [start()],
      { stage: 'in-house', label: 'in-house', isSettled: true },
    ],
    [
      'Carbon is asked first',
      both,
      [start()],
      { stage: 'asking-carbon', label: null, isSettled: false },
    ],
    [
      'without Carbon the feed',
      feed,
      [start()],
      { stage: 'asking-feed', label: null, isSettled: false },
    ],
    [
      'feed with an ad',
      feed,
      [start(), answer(true)],
      { stage: 'external', label: 'external', isSettled: true },
    ],
    [
      'feed without: our own',
      feed,
      [start(), answer(false)],
      { stage: 'in-house', label: 'in-house', isSettled: true },
    ],
    ['feed: looks mean nothing', feed, [start(), look('ad')], { stage: 'asking-feed', checks: 0 }],
    ['Carbon: the feed means nothing', both, [start(), answer(true)], { stage: 'asking-carbon' }],
    [
      'Carbon at the first look',
      carbon,
      [start(), look('ad')],
      { stage: 'carbon', label: 'carbon', isSettled: true },
    ],
    [
      'Carbon for itself: our own',
      carbon,
      [start(), look('house-ad')],
      { stage: 'in-house', label: 'in-house-carbon', isSettled: true },
    ],
    [
      '6 looks: still asking',
      carbon,
      [start(), ...looks(6)],
      { stage: 'asking-carbon', label: null, checks: 6 },
    ],
    [
      '7 looks, 0.5: appeal',
      carbon,
      [start(0.5), ...looks(7)],
      { stage: 'appeal', label: 'in-house-adblock', isSettled: false },
    ],
    ['7 looks, 0.2: appeal', carbon, [start(0.2), ...looks(7)], { stage: 'appeal' }],
    [
      '7 looks, 0.19: our own',
      carbon,
      [start(0.19), ...looks(7)],
      { stage: 'in-house', label: 'in-house', isSettled: false },
    ],
    [
      '6 looks, then Carbon',
      carbon,
      [start(), ...looks(6), look('ad')],
      { stage: 'carbon', label: 'carbon' },
    ],
    [
      'late Carbon over the appeal',
      carbon,
      [start(), ...looks(20), look('ad')],
      { stage: 'carbon', label: 'carbon', isSettled: true },
    ],
    [
      'late Carbon over our own',
      carbon,
      [start(0), ...looks(29), look('ad')],
      { stage: 'carbon', label: 'carbon' },
    ],
    [
      'late Carbon for itself',
      carbon,
      [start(), ...looks(9), look('house-ad')],
      { stage: 'in-house', label: 'in-house-carbon' },
    ],
    [
      '30 looks: the end',
      carbon,
      [start(), ...looks(30)],
      { stage: 'appeal', isSettled: true, checks: 30 },
    ],
    [
      'the 31st look is too late',
      carbon,
      [start(), ...looks(30), look('ad')],
      { stage: 'appeal', isSettled: true, checks: 30 },
    ],
    [
      'a crash empties the slot',
      carbon,
      [start(), look('ad'), crash],
      { stage: 'empty', label: null, isSettled: true },
    ],
    [
      'a crash while asking',
      carbon,
      [start(), crash, look('ad')],
      { stage: 'empty', label: null, isSettled: true },
    ],
    ['a second start', nothing, [start(), start(0, true)], { stage: 'in-house' }],
    [
      'a look before the start',
      carbon,
      [look('ad')],
      { stage: 'empty', checks: 0, isSettled: false },
    ],
  ])('%s', (_, config, events, expected) => {
    expect(run(config, events)).toMatchObject(expected);
  });

  it('assumes a blocker after the last check, even if the check for it would come later', () => {
    const config = { ...carbon, detection: { ...carbon.detection, maxChecks: 3 } };
    expect(run(config, [start(), ...looks(3)])).toMatchObject({ stage: 'appeal', isSettled: true });
  });

  it('shows in-house ads to the configured share of readers', () => {
    expect(run({ ...carbon, inHouseShare: 1 }, [start(0.99), ...looks(7)]).stage).toBe('in-house');
    expect(run({ ...carbon, inHouseShare: 0 }, [start(0), ...looks(7)]).stage).toBe('appeal');
  });
});

describe('needsCheck', () => {
  it.each<[string, PageSlotConfig, PageSlotEvent[], boolean]>([
    ['before the start', carbon, [], false],
    ['while Carbon is asked', carbon, [start()], true],
    ['while the appeal is shown', carbon, [start(), ...looks(7)], true],
    ['when an ad is there', carbon, [start(), look('ad')], false],
    ['after the last look', carbon, [start(), ...looks(30)], false],
    ['while the feed is asked', feed, [start()], false],
    ['with nothing configured', nothing, [start()], false],
    ['for a bot', carbon, [start(0, true)], false],
  ])('%s', (_, config, events, expected) => {
    expect(needsCheck(run(config, events))).toBe(expected);
  });
});
