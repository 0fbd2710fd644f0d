import { redirects } from '#content/redirects.ts';
import { siteConfig } from '#content/site.config.ts';
import { createDeliveryConfig } from '#model/delivery/createDeliveryConfig.ts';

/** How this site is delivered, as `content/` says. */
export const deliveryConfig = createDeliveryConfig(siteConfig, redirects);
