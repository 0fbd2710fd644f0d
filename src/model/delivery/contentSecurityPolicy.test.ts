import { describe, expect, it } from 'vitest';
import { createFramePage } from '#generator/live-modules/framePage.ts';
import { createContentSecurityPolicy } from './contentSecurityPolicy.ts';

const parse = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

describe('createContentSecurityPolicy', () => {
  const policy = parse(createContentSecurityPolicy('/x/introduction/', ['sha256-a=', 'sha256-b=']));

  it('runs scripts of the site and the inline ones with these hashes only', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a='", "'sha256-b='"]);
  });

  it('has no place for inline scripts, plug-ins and foreign frames', () => {
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
    expect(policy.get('style-src')).toContain("'unsafe-inline'");
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
  });

  it('lets a demo be posted to the sandboxes', () => {
    expect(policy.get('form-action')).toContain('https://stackblitz.com');
  });

  it('locks up live code, as strictly as its page says of itself', () => {
    const header = createContentSecurityPolicy('/playground/frame/', ['sha256-a=']);
    const page = createFramePage('/x/live/abc/frame.js');
    const own = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(header).toBe(`sandbox allow-scripts; ${own}; frame-ancestors 'self'`);
  });

  it('takes the policy of the first prefix that matches', () => {
    const policies = [
      { prefix: '/frame/', createDirectives: () => ({ sandbox: ['allow-scripts'] }) },
      { prefix: '/', createDirectives: () => ({ 'default-src': ["'self'"] }) },
    ];
    expect(createContentSecurityPolicy('/frame/a/', [], policies)).toBe('sandbox allow-scripts');
    expect(createContentSecurityPolicy('/x/', [], policies)).toBe("default-src 'self'");
    expect(createContentSecurityPolicy('/x/', [], [])).toContain("default-src 'none'");
  });
});
