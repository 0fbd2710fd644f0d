import { describe, expect, it } from 'vitest';
import { createContentSecurityPolicy } from './contentSecurityPolicy.ts';

const parse = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

const config = {
  outsideHosts: {
    'script-src': ['https://scripts.example.com'],
    'style-src': [],
    'img-src': [],
    'connect-src': [],
    'form-action': ['https://stackblitz.com'],
  },
};

describe('createContentSecurityPolicy', () => {
  const policy = parse(
    createContentSecurityPolicy(
      '/x/introduction/',
      { scripts: ['sha256-a=', 'sha256-b='] },
      config,
    ),
  );

  it('allows scripts from the site and configured hosts, and inline scripts with these hashes', () => {
    expect(policy.get('script-src')).toEqual([
      "'self'",
      "'sha256-a='",
      "'sha256-b='",
      'https://scripts.example.com',
    ]);
  });

  it('allows images created by scripts of the site, such as exported charts', () => {
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  });

  it('allows no eval, plug-ins, or embedding by other sites', () => {
    expect([...policy.values()].flat()).not.toContain("'unsafe-eval'");
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
  });

  it('allows no scripts and requests in pictures of demos, which only our pages show', () => {
    const picture = parse(
      createContentSecurityPolicy('/x/chart-pictures/pages/a/Bars.html', { scripts: [] }, config),
    );
    expect(picture.get('default-src')).toEqual(["'none'"]);
    expect(picture.get('frame-ancestors')).toEqual(["'self'"]);
    expect(picture.has('script-src')).toBe(false);
  });

  it.each([
    ['allows styles by their hashes', ['sha256-c='], [], ["'self'", "'sha256-c='"]],
    ['allows no inline style on a page without any', [], [], ["'self'"]],
    [
      'allows all inline styles on a page that needs them',
      undefined,
      [],
      ["'self'", "'unsafe-inline'"],
    ],
    // Browsers ignore 'unsafe-inline' if the list also contains a hash.
    [
      'drops the hashes if an outside script adds styles',
      ['sha256-c='],
      ["'unsafe-inline'"],
      ["'self'", "'unsafe-inline'"],
    ],
  ])('%s', (_title, styles, outside, expected) => {
    const outsideHosts = { ...config.outsideHosts, 'style-src': outside };
    const inline = styles ? { styles } : {};
    const sources = parse(createContentSecurityPolicy('/x/a/', inline, { outsideHosts }));
    expect(sources.get('style-src')).toEqual(expected);
  });

  it('allows posting a demo to the configured editors', () => {
    expect(policy.get('form-action')).toContain('https://stackblitz.com');
  });

  it('asks for reports only if a URL for them is configured', () => {
    expect(policy.has('report-uri')).toBe(false);
    expect(policy.has('report-to')).toBe(false);
    const reporting = parse(
      createContentSecurityPolicy('/x/', {}, { ...config, reportsPath: '/policy-reports' }),
    );
    expect(reporting.get('report-uri')).toEqual(['/policy-reports']);
    expect(reporting.get('report-to')).toEqual(['policy']);
  });

  it('sandboxes live code', () => {
    const frame = parse(
      createContentSecurityPolicy(
        '/playground/frame/',
        { scripts: ['sha256-a='] },
        { ...config, reportsPath: '/policy-reports' },
      ),
    );
    expect(frame.get('sandbox')).toEqual(['allow-scripts']);
    expect(frame.get('connect-src')).toEqual(["'none'"]);
    expect(frame.get('script-src')).toEqual(["'self'", 'blob:']);
    // Violations by shared code say nothing about this site.
    expect(frame.has('report-uri')).toBe(false);
  });

  it('lets pages embed the frame of a separate origin, and nobody else', () => {
    const playground = { origin: 'https://code.example', embedders: ['https://docs.example'] };
    const get = (path: string) =>
      parse(createContentSecurityPolicy(path, {}, { ...config, playground }));
    expect(get('/playground/').get('frame-src')).toEqual(["'self'", 'https://code.example']);
    expect(get('/playground/frame/').get('frame-ancestors')).toEqual([
      "'self'",
      'https://docs.example',
    ]);
    expect(policy.get('frame-src')).toEqual(["'self'"]);
  });
});
