import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { HSTS_SCOPES } from '#model/delivery/hstsHeader.ts';
import { DocsErrors } from '#model/errors/DocsError.ts';
import { toDocsErrors } from '#model/errors/toDocsErrors.ts';
import { DIST_DIR, ROOT } from './directories.ts';

const whole = (min: number, max: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
const directory = z.string().transform((value) => path.resolve(value));
const origin = z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url, {
  error: 'must be an origin, such as https://docs.example.com, without a path',
});

/** The settings of the server. `.env.example` lists and explains them all. */
const envSchema = z.object({
  /** IP address to listen on, or `0.0.0.0` to listen on all of them. */
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65535).default(3000),
  /** The built site. */
  DIST_DIR: directory.default(DIST_DIR),
  /** The directory of `site.db`, which is used if there's no DATABASE_URL. */
  DATA_DIR: directory.default(path.join(ROOT, 'data')),
  /** URL of a PostgreSQL database to use instead of the file. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be a URL such as postgres://user:password@127.0.0.1:5432/docs',
    })
    .optional(),
  /** Number of processes that serve requests. One per core is best. */
  WORKERS: whole(1, 64).default(1),
  /** Number of proxies in front that set X-Forwarded-For and X-Forwarded-Proto. With 0, both headers are ignored. */
  TRUSTED_PROXIES: whole(0, 10).default(0),
  /** Which hosts browsers must reach over TLS. Only sent behind a proxy that reports HTTPS. */
  HSTS_SCOPE: z.enum(HSTS_SCOPES).default('host'),
  /** Origins besides `siteUrl` that the site is served from or that may post, separated by commas. */
  ORIGINS: z
    .string()
    .default('')
    .transform((value) => value.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(origin)),
  /** Runs code from editors on this origin instead of the site's, so that browsers give it another process. */
  PLAYGROUND_ORIGIN: origin.optional(),
  /** How many feedback posts one IP address may send per minute. 0 sets no limit. */
  FEEDBACK_PER_MINUTE: whole(0, 1_000_000).default(10),
  /** How many MCP messages one IP address may send per minute. 0 sets no limit. */
  MCP_PER_MINUTE: whole(0, 1_000_000).default(120),
  /** How many days events are stored. If it isn't set, the server doesn't accept events. */
  EVENTS_RETENTION_DAYS: whole(1, 3650).optional(),
  /** How many days policy reports are stored. If it isn't set, browsers aren't asked for any and the server accepts none. */
  POLICY_REPORTS_RETENTION_DAYS: whole(1, 3650).optional(),
  /** Serves `/metrics` for Prometheus on this port. If it isn't set, nothing is measured. */
  METRICS_PORT: whole(0, 65535).optional(),
  /** `debug` also logs every file that is served. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  /** How long the server waits for responses in progress before it stops. */
  DRAIN_SECONDS: whole(0, 600).default(10),
});

export type Env = z.infer<typeof envSchema>;

/** Parses the settings. Throws one error that lists all invalid ones. An empty value counts as not set. */
export function parseEnv(values: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const result = envSchema.safeParse(Object.fromEntries(given));
  if (result.success) return result.data;
  throw new DocsErrors(
    toDocsErrors(result.error, { hint: 'see .env.example for what each setting takes.' }),
  );
}

/** Loads the settings of this process. Variables of the shell take precedence over `.env`. */
export function loadEnv(): Env {
  const file = path.join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return parseEnv(process.env);
}
