import { z } from 'zod';

const share = z.number().min(0).max(1);

/** Where events go, and how many are sampled. */
export const analyticsConfigSchema = z.strictObject({
  /** Where events go. Do Not Track and Global Privacy Control always mean `none`. */
  sink: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    /** A Google tag, by its measurement id. */
    z.strictObject({ kind: z.literal('gtag'), id: z.string().regex(/^G-\w+$/) }),
    /** A collector that accepts batches of events by POST. */
    z.strictObject({ kind: z.literal('collector'), url: z.string().min(1) }),
  ]),
  /** Share of ad displays that are reported. */
  displaySampling: share,
  /** How long an ad must stay visible before its display is reported. */
  displayDelayMs: z.int().nonnegative(),
  /** Share of page loads whose web vitals are reported. */
  webVitalsSampling: share,
});

export type AnalyticsConfig = z.infer<typeof analyticsConfigSchema>;
