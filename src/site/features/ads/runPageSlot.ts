import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import { INITIAL_PAGE_SLOT, needsCheck, reducePageSlot } from './pageSlot.ts';
import type { PageSlotEvent, PageSlotState } from './pageSlot.ts';

/** The environment of the slot, which tests replace. */
export interface PageSlotWorld {
  isBot: boolean;
  random: () => number;
  /** Runs a function after some milliseconds. */
  after: (delayMs: number, run: () => void) => void;
  startCarbon: () => void;
  lookForCarbon: () => 'nothing' | 'ad' | 'house-ad';
  /** Whether the feed had an ad; never rejects. */
  askFeed: () => Promise<boolean>;
  show: (state: PageSlotState) => void;
  reportCrash: (label: string | null, error: unknown) => void;
}

/** Runs the page slot: asks the sources in turn and shows the result. */
export function runPageSlot(config: AdsConfig, world: PageSlotWorld): void {
  let state = INITIAL_PAGE_SLOT;

  const take = (event: PageSlotEvent) => {
    const before = state;
    try {
      state = reducePageSlot(state, event, config);
      if (state.stage !== before.stage || state.label !== before.label) world.show(state);
    } catch (error) {
      const { label } = state;
      state = reducePageSlot(state, { type: 'crash' }, config);
      world.reportCrash(label, error);
    }
  };
  const check = () => {
    take({ type: 'check', found: world.lookForCarbon() });
    if (needsCheck(state)) world.after(config.detection.intervalMs, check);
  };

  take({ type: 'start', isBot: world.isBot, draw: world.random() });
  if (state.stage === 'asking-carbon') {
    // With a timer, a slot that's set up twice in a row loads the script only once.
    world.after(0, world.startCarbon);
    check();
  } else if (state.stage === 'asking-feed') {
    void world.askFeed().then((hasAd) => take({ type: 'feed-answer', hasAd }));
  }
}
