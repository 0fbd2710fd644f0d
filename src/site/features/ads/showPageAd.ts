import type { FeedAd } from '#model/ads/Ad.ts';
import type { AdsConfig } from '#model/ads/AdsConfig.ts';
import { reportAdDisplay } from '../../browser/reportAdDisplay.ts';
import { emitSiteEvent } from '../../browser/siteEvents.ts';
import { createCarbonPlace, lookForCarbon, startCarbon } from './carbon.ts';
import type { PageSlotState } from './pageSlot.ts';
import { requestFeedAd } from './requestFeedAd.ts';
import { runPageSlot } from './runPageSlot.ts';

/** Fills the page slot. */
export function showPageAd(slot: HTMLElement, config: AdsConfig, isBot: boolean): void {
  const { random } = Math;
  const shape = random() < config.inlineShare ? 'inline' : 'image';
  const choice = random();
  const carbon = createCarbonPlace();
  let feedAd: FeedAd | null = null;
  let shown: Element | undefined;
  let forgetDisplay = () => {};
  slot.dataset['shape'] = shape;
  const labelOf = (label: string | null) =>
    label === null ? 'null' : `${label}-body-top-${shape}`;

  const show = ({ stage, label }: PageSlotState) => {
    shown?.remove();
    shown = undefined;
    slot.dataset['stage'] = stage;
    carbon.toggleAttribute('data-aside', stage !== 'carbon');
    if (stage === 'in-house') shown = cloneInHouseAd(slot, choice);
    if (stage === 'appeal') shown = cloneAppeal(slot);
    if (shown) slot.append(shown);
    if (stage === 'external' && feedAd) mountFeedAd(slot, feedAd, labelOf(label));
    forgetDisplay();
    if (label !== null) forgetDisplay = reportAdDisplay(labelOf(label));
  };

  runPageSlot(config, {
    isBot,
    random,
    after: (delayMs, run) => void setTimeout(run, delayMs),
    startCarbon: () => {
      slot.append(carbon);
      startCarbon(carbon, config.carbonScriptUrl);
    },
    lookForCarbon: () => lookForCarbon(carbon, config),
    askFeed: async () => {
      feedAd = await requestFeedAd({ url: config.feedUrl, maxTries: config.feedMaxTries });
      return feedAd !== null;
    },
    show,
    reportCrash: (label, error) => {
      console.error(error);
      forgetDisplay();
      slot.replaceChildren();
      slot.dataset['stage'] = 'empty';
      emitSiteEvent({ name: 'ad', action: 'crash', label: labelOf(label) });
    },
  });
}

function mountFeedAd(slot: HTMLElement, ad: FeedAd, label: string): void {
  void import('./mountFeedAd.tsx').then(({ mountFeedAd: mount }) => {
    const place = document.createElement('div');
    place.style.display = 'contents';
    slot.append(place);
    mount({ place, slot, ad, label });
  });
}

function cloneInHouseAd(slot: HTMLElement, choice: number): Element {
  const ads = [...readTemplate(slot).querySelectorAll('a[data-ga-event-category]')];
  const ad = ads[Math.floor(choice * ads.length)];
  if (!ad) throw new Error('The page has no in-house ad.');
  return document.importNode(ad, true);
}

function cloneAppeal(slot: HTMLElement): Element {
  const appeal = readTemplate(slot).querySelector('[data-appeal]');
  if (!appeal) throw new Error('The page has no ad-blocker appeal.');
  return document.importNode(appeal, true);
}

function readTemplate(slot: HTMLElement): DocumentFragment {
  const template = slot.querySelector('template');
  if (!template) throw new Error('The ad slot has no template.');
  return template.content;
}
