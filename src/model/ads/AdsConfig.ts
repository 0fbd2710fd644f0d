import { z } from 'zod';

const share = z.number().min(0).max(1);
/** A URL on another host or a path on this one; empty turns it off. */
const urlOrNone = z.union([
  z.literal(''),
  z.string().regex(/^\/(?!\/)/),
  z.url({ protocol: /^https?$/ }),
]);

/** Where ads come from and how a blocked ad is detected. Without any host, the site shows in-house ads. */
export const adsConfigSchema = z.strictObject({
  /**
   * JSON feed of the demo slot, and of the page slot if there's no Carbon script. If it's empty, no request is made and the
   * demo slot isn't shown.
   */
  feedUrl: urlOrNone,
  /** How many times to ask the feed, one request after another, until it returns an ad. */
  feedMaxTries: z.int().positive(),
  /** Script of the page slot. If it's empty, the page slot uses the feed and then the in-house ads. */
  carbonScriptUrl: urlOrNone,
  /** The link that identifies Carbon's house ad, which is replaced by one of ours. */
  carbonHouseAdUrl: urlOrNone,
  /** How a blocked script ad is detected. */
  detection: z.strictObject({
    /** Time between two checks. */
    intervalMs: z.int().positive(),
    /** Checks before giving up. Until then, an ad that arrives late takes the slot back. */
    maxChecks: z.int().positive(),
    /** The first check at which a missing ad counts as blocked. */
    blockedFromCheck: z.int().positive(),
  }),
  /** Share of blocked page views that get an in-house ad; the others get the appeal. */
  inHouseShare: share,
  /** Share of page loads whose ad is a line of text; the others show an image. */
  inlineShare: share,
});

export type AdsConfig = z.infer<typeof adsConfigSchema>;
