import { describe, expect, it } from 'vitest';
import { createContentSecurityPolicy } from '#model/delivery/contentSecurityPolicy.ts';
import { createFramePage } from './framePage.ts';

const page = createFramePage('/x/live/0123456789ab/frame.js');
const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
const directives = Object.fromEntries(
  policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
);

describe('createFramePage', () => {
  it('repeats the policy that the server sends, except what only a header can set', () => {
    const outsideHosts = {
      'script-src': [],
      'style-src': [],
      'img-src': [],
      'connect-src': [],
      'form-action': [],
    };
    const header = createContentSecurityPolicy('/playground/frame/', {}, { outsideHosts });
    expect(header).toBe(`sandbox allow-scripts; ${policy}; frame-ancestors 'self'`);
  });

  it('allows nothing that it does not name', () => {
    expect(directives['default-src']).toEqual(["'none'"]);
  });

  it.each([
    'connect-src',
    'worker-src',
    'child-src',
    'frame-src',
    'object-src',
    'base-uri',
    'form-action',
  ])('says none for %s, which would else fall back to something wider', (name) => {
    expect(directives[name]).toEqual(["'none'"]);
  });

  it('runs no inline script and no text as code', () => {
    expect(directives['script-src']).toEqual(["'self'", 'blob:']);
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  it('states its policy before anything is loaded', () => {
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
    expect(page).not.toContain('<link');
  });

  it('keeps the browser from looking up the hosts of links', () => {
    expect(page).toContain('<meta http-equiv="x-dns-prefetch-control" content="off" />');
  });
});
