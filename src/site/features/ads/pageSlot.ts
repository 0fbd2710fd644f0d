import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import { assertNever } from '#model/errors/assertNever.ts';

/** What the page slot shows. While it's asking a source, it's empty. */
export type PageSlotStage =
  'empty' | 'asking-carbon' | 'asking-feed' | 'carbon' | 'external' | 'in-house' | 'appeal';

export interface PageSlotState {
  stage: PageSlotStage;
  /** The label that analytics reports; `null` if there's no ad. */
  label: string | null;
  /** How many checks for Carbon's ad found nothing. */
  checks: number;
  /** Whether the slot has reached its final state. */
  isSettled: boolean;
  /** A random number, chosen once. It decides between an in-house ad and the appeal if ads are blocked. */
  draw: number;
}

export type PageSlotEvent =
  | { type: 'start'; isBot: boolean; draw: number }
  /** The result of checking Carbon's place: nothing, an ad, or Carbon's house ad. */
  | { type: 'check'; found: 'nothing' | 'ad' | 'house-ad' }
  | { type: 'feed-answer'; hasAd: boolean }
  | { type: 'crash' };

export type PageSlotConfig = Pick<
  AdsConfig,
  'carbonScriptUrl' | 'feedUrl' | 'detection' | 'inHouseShare'
>;

export const INITIAL_PAGE_SLOT: PageSlotState = {
  stage: 'empty',
  label: null,
  checks: 0,
  isSettled: false,
  draw: 1,
};

/** Moves the page slot from one ad source to the next. */
export function reducePageSlot(
  state: PageSlotState,
  event: PageSlotEvent,
  config: PageSlotConfig,
): PageSlotState {
  if (state.isSettled && event.type !== 'crash') return state;
  switch (event.type) {
    case 'start':
      return start({ ...state, draw: event.draw }, event.isBot, config);
    case 'check':
      return check(state, event.found, config);
    case 'feed-answer':
      if (state.stage !== 'asking-feed') return state;
      return event.hasAd
        ? { ...state, stage: 'external', label: 'external', isSettled: true }
        : { ...state, stage: 'in-house', label: 'in-house', isSettled: true };
    case 'crash':
      return { ...state, stage: 'empty', label: null, isSettled: true };
    default:
      return assertNever(event);
  }
}

function start(state: PageSlotState, isBot: boolean, config: PageSlotConfig): PageSlotState {
  if (isBot) return { ...state, isSettled: true };
  if (config.carbonScriptUrl) return { ...state, stage: 'asking-carbon' };
  if (config.feedUrl) return { ...state, stage: 'asking-feed' };
  return { ...state, stage: 'in-house', label: 'in-house', isSettled: true };
}

function check(
  state: PageSlotState,
  found: 'nothing' | 'ad' | 'house-ad',
  { detection, inHouseShare }: PageSlotConfig,
): PageSlotState {
  if (!['asking-carbon', 'in-house', 'appeal'].includes(state.stage)) return state;
  if (found === 'ad') return { ...state, stage: 'carbon', label: 'carbon', isSettled: true };
  if (found === 'house-ad')
    return { ...state, stage: 'in-house', label: 'in-house-carbon', isSettled: true };
  const checks = state.checks + 1;
  const isSettled = checks >= detection.maxChecks;
  if (checks < detection.blockedFromCheck && !isSettled) return { ...state, checks };
  return state.draw < inHouseShare
    ? { ...state, checks, isSettled, stage: 'in-house', label: 'in-house' }
    : { ...state, checks, isSettled, stage: 'appeal', label: 'in-house-adblock' };
}

/** Whether to check Carbon's place again. */
export function needsCheck({ stage, isSettled }: PageSlotState): boolean {
  return !isSettled && ['asking-carbon', 'in-house', 'appeal'].includes(stage);
}
