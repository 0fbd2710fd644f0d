import { z } from 'zod';

/** Written the way static hosts write it: `/en/x/*` → `/x/:splat`. */
const redirectRuleSchema = z.strictObject({ from: z.string(), to: z.string() });

export type RedirectRule = z.infer<typeof redirectRuleSchema>;

/** The part of the site's configuration that decides how files are delivered; the build writes it into the manifest. */
export const deliveryConfigSchema = z.strictObject({
  /** Origin of the public site: `https://mui.com`. */
  siteUrl: z.string(),
  serviceWorkerUrl: z.string().startsWith('/'),
  /** Origins that the policy of every page allows in addition to the site itself, by directive. */
  outsideHosts: z.strictObject({
    'script-src': z.array(z.string()),
    // Builds before November 2026 don't have it.
    'style-src': z.array(z.string()).default([]),
    'img-src': z.array(z.string()),
    'connect-src': z.array(z.string()),
    'form-action': z.array(z.string()),
  }),
  redirects: z.array(redirectRuleSchema),
  /** Where browsers report violations of the policy. The server sets it; static hosts have no such URL. */
  reportsPath: z.string().startsWith('/').optional(),
  /** A separate origin for code from editors, and the origins whose pages embed it. The server sets it. */
  playground: z.strictObject({ origin: z.string(), embedders: z.array(z.string()) }).optional(),
});

export type DeliveryConfig = z.infer<typeof deliveryConfigSchema>;
