import { z } from 'zod';
import { CODE_VARIANTS } from '#model/demo/codeVariant.ts';
import { COLOR_SCHEMES } from '#model/preferences/colorMode.ts';
import { cleanText } from '#model/feedback/Feedback.ts';
import { LOCALES } from '#model/locale/Locale.ts';
import { ACTIONS } from '#model/analytics/SiteEvent.ts';
import type { ActionCategory, SiteEvent } from '#model/analytics/SiteEvent.ts';

const text = (max: number) => z.string().max(max).transform(cleanText);

const pageView = z.strictObject({
  name: z.literal('page_view'),
  title: text(200),
  location: text(300),
  productId: text(50),
  productCategoryId: text(50),
});

const webVital = z.strictObject({
  name: z.literal('web_vital'),
  metric: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  id: text(100),
  value: z.number(),
  delta: z.number(),
});

const userProperties = z.strictObject({
  name: z.literal('user_properties'),
  properties: z
    .strictObject({
      codeVariant: z.enum(CODE_VARIANTS),
      userLanguage: z.enum(LOCALES),
      devicePixelRatio: z.number(),
      colorSchemeOS: z.enum(COLOR_SCHEMES),
      colorScheme: z.enum(COLOR_SCHEMES),
    })
    .partial(),
});

const actions = (Object.keys(ACTIONS) as ActionCategory[]).map((name) =>
  z.strictObject({
    name: z.literal(name),
    action: z.enum(ACTIONS[name]),
    label: text(300).optional(),
  }),
);

const event = z.discriminatedUnion('name', [pageView, webVital, userProperties, ...actions]);

/** The body of `POST /events`: everything that happened since the last batch, in order. */
export const eventsSchema = z.array(event).min(1).max(100);

/** Fails to compile if the site can report something that the schema doesn't know. */
({}) as SiteEvent satisfies Pick<z.input<typeof event>, 'name'>;
