import { z } from 'zod';

const share = z.number().min(0).max(1);
/** Of another host, or a path of this one; empty: none. */
const urlOrNone = z.union([
  z.literal(''),
  z.string().regex(/^\/(?!\/)/),
  z.url({ protocol: /^https?$/ }),
]);

/** Where ads come from and how their absence is noticed. With no host set, in-house ads serve. */
export const adsConfigSchema = z.strictObject({
  /**
   * JSON feed of the demo slot, and of the page slot where there is no Carbon script. Empty: no request is made and the demo
   * slot stays away.
   */
  feedUrl: urlOrNone,
  /** Requests to the feed, one after another, until it holds an ad. */
  feedMaxTries: z.int().positive(),
  /** Script of the page slot; empty: the page slot goes on to the feed, then to the in-house ads. */
  carbonScriptUrl: urlOrNone,
  /** Link by which Carbon's own house ad is known; it is replaced by one of ours. */
  carbonHouseAdUrl: urlOrNone,
  /** How a blocked script ad is noticed. */
  detection: z.strictObject({
    /** Time between two checks. */
    intervalMs: z.int().positive(),
    /** Checks before giving up; a late ad takes the slot back until then. */
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
