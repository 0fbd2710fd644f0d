import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '#generator/files/directories.ts';
import { FEEDBACK_PATH } from '#model/feedback/Feedback.ts';
import { POLICY_REPORTS_PATH } from '#model/delivery/policyReports.ts';
import { EVENTS_PATH, HEALTH_PATH } from './createRoutes.ts';
import { parseEnv } from './env.ts';
import { MCP_PATH } from './mcp/createMcpHandler.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** Substitutes `${NAME:-default}` and `${NAME:?message}` like Compose, starting with the innermost variables. */
function fillIn(text: string): string {
  const filled = text.replace(/\$\{(\w+):([-?])([^{}]*)\}/g, (_, _name, kind, rest) =>
    kind === '-' ? rest : 'secret',
  );
  return filled === text ? text : fillIn(filled);
}
const { services, volumes } = parse(fillIn(read('compose.yaml')));
const nginx = read('deploy/nginx.conf');

describe('compose.yaml', () => {
  it('runs two replicas whose settings the server accepts', () => {
    expect(services.server.deploy.replicas).toBe(2);
    const env = parseEnv(services.server.environment);
    expect(env.DATABASE_URL).toBe('postgres://docs:secret@database:5432/docs');
    expect(env.TRUSTED_PROXIES).toBe(1);
    for (const name of Object.keys(services.server.environment)) expect(env).toHaveProperty(name);
  });

  it('accepts feedback under the URLs that the proxy publishes', () => {
    const [port] = services.proxy.ports[0].split(':');
    expect(parseEnv(services.server.environment).ORIGINS).toEqual([
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}`,
    ]);
  });

  it('gives a replica the time it needs to stop', () => {
    const grace = Number.parseInt(services.server.stop_grace_period, 10);
    expect(grace).toBeGreaterThan(parseEnv({}).DRAIN_SECONDS);
  });

  it('creates the database that the server connects to', () => {
    expect(services.database.environment).toEqual({
      POSTGRES_USER: 'docs',
      POSTGRES_DB: 'docs',
      POSTGRES_PASSWORD: 'secret',
    });
  });

  it('publishes the proxy and nothing else', () => {
    const published = Object.entries<{ ports?: string[] }>(services).filter(
      ([, { ports }]) => ports,
    );
    expect(published.map(([name]) => name)).toEqual(['proxy']);
  });

  it('declares every volume it names', () => {
    const named = Object.values<{ volumes?: string[] }>(services)
      .flatMap((service) => service.volumes ?? [])
      .map((volume) => volume.split(':')[0] ?? '')
      .filter((source) => !source.startsWith('.'));
    expect(named.sort()).toEqual(Object.keys(volumes).sort());
  });
});

describe('deploy/nginx.conf', () => {
  it('forwards to the port that the image exposes', () => {
    const [, port] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile')) ?? [];
    const targets = [...nginx.matchAll(/set \$replicas (\S+);/g)].map(([, target]) => target);
    expect(targets).toEqual([`http://server:${port}`, `http://server:${port}`]);
  });

  it('caches none of the endpoints', () => {
    const [, pattern = ''] = /location ~ (\S+) \{/.exec(nginx) ?? [];
    const endpoints = [FEEDBACK_PATH, EVENTS_PATH, POLICY_REPORTS_PATH, MCP_PATH, HEALTH_PATH];
    expect(endpoints.filter((endpoint) => !new RegExp(pattern).test(endpoint))).toEqual([]);
    expect(new RegExp(pattern).test('/x/introduction/')).toBe(false);
    expect(nginx.slice(nginx.indexOf('location ~'))).not.toContain('proxy_cache');
  });
});
