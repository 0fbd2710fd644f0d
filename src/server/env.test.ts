import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv as parseEnvFile } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from './directories.ts';
import { parseEnv } from './env.ts';

describe('parseEnv', () => {
  it('needs nothing to be set', () => {
    expect(parseEnv({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: path.join(ROOT, 'data'),
      FEEDBACK_PER_MINUTE: 10,
      ORIGINS: [],
    });
    expect(parseEnv({}).EVENTS_RETENTION_DAYS).toBeUndefined();
  });

  it('reads the settings and ignores other variables', () => {
    const env = parseEnv({
      PORT: '8080',
      ORIGINS: 'https://a.test, http://b.test:81',
      DATABASE_URL: 'postgres://u:p@db.test:5432/docs',
      PATH: '/bin',
    });
    expect(env).toMatchObject({ PORT: 8080, ORIGINS: ['https://a.test', 'http://b.test:81'] });
    expect(env.DATABASE_URL).toBe('postgres://u:p@db.test:5432/docs');
    expect(env).not.toHaveProperty('PATH');
  });

  it('reports all faults at once', () => {
    const values = {
      PORT: '70000',
      WORKERS: 'many',
      DATABASE_URL: 'mysql://db',
      ORIGINS: 'https://a.test/path',
      LOG_LEVEL: 'loud',
      EVENTS_RETENTION_DAYS: '0.5',
    };
    expect(() => parseEnv(values)).toThrowErrorMatchingInlineSnapshot(`
      [DocsErrors: PORT: must be at most 65535
        Hint: see .env.example for what each setting takes.

      DATABASE_URL: must be a URL such as postgres://user:password@127.0.0.1:5432/docs
        Hint: see .env.example for what each setting takes.

      WORKERS: must be a number
        Hint: see .env.example for what each setting takes.

      ORIGINS[0]: must be an origin, such as https://docs.example.com, without a path
        Hint: see .env.example for what each setting takes.

      EVENTS_RETENTION_DAYS: must be a whole number
        Hint: see .env.example for what each setting takes.

      LOG_LEVEL: Invalid option: expected one of "debug"|"info"|"warn"|"error"
        Hint: see .env.example for what each setting takes.]
    `);
  });
});

describe('.env.example', () => {
  const example = parseEnvFile(readFileSync(path.join(ROOT, '.env.example'), 'utf8'));

  it('works unchanged and lists the defaults', () => {
    const { DIST_DIR, DATA_DIR, ...rest } = parseEnv(example);
    const { DIST_DIR: dist, DATA_DIR: data, ...defaults } = parseEnv({});
    expect(rest).toEqual(defaults);
    expect([path.basename(DIST_DIR), path.basename(DATA_DIR)]).toEqual(
      [dist, data].map((directory) => path.basename(directory)),
    );
  });

  it('lists every setting', () => {
    const source = readFileSync(path.join(ROOT, 'src/server/env.ts'), 'utf8');
    const names = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(8);
    expect(Object.keys(example).sort()).toEqual(names.sort());
  });
});
