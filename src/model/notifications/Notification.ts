import { z } from 'zod';
import { DocsErrors } from '../errors/DocsError.ts';
import { LOCALES } from '../locale/Locale.ts';
import { toDocsErrors } from '../errors/toDocsErrors.ts';

const text = z.record(z.enum(LOCALES), z.string().min(1));

const notificationSchema = z.strictObject({
  /** Increases over time, so the last notification that a reader has seen is a single number. */
  id: z.int().positive(),
  /** Date of the release. */
  date: z.iso.date(),
  title: text,
  text,
  /** The page with details: a public path without language. */
  href: z
    .string()
    .regex(/^\/x\/.*\/$/, 'must start with /x/ and end with a slash')
    .optional(),
});

export const notificationsSchema = z
  .array(notificationSchema)
  .min(1)
  .refine((list) => list.every(({ id }, index) => id < (list[index - 1]?.id ?? Infinity)), {
    error: 'must be ordered, the newest (and highest id) first',
  });

export type Notification = z.infer<typeof notificationSchema>;

/** Parses `content/notifications.json`, or throws one error that lists everything wrong with it. */
export function parseNotifications(value: unknown): Notification[] {
  const result = notificationsSchema.safeParse(value);
  if (result.success) return result.data;
  throw new DocsErrors(toDocsErrors(result.error, { file: 'content/notifications.json' }));
}
