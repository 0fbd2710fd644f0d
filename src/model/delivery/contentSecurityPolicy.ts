import { siteConfig } from '#content/site.config.ts';
import { listOutsideHosts } from './outsideHosts.ts';
import type { OutsideHosts } from './outsideHosts.ts';

export type Directives = Readonly<Record<string, readonly string[]>>;

interface PagePolicy {
  /** Documents below this path; the first match counts. */
  prefix: string;
  createDirectives: (scripts: readonly string[]) => Directives;
}

const SELF = "'self'";
const NONE = "'none'";

/** What the documents of each part of the site may load and run, with the outside hosts of the configuration. */
export const createPagePolicies = (hosts: OutsideHosts): readonly PagePolicy[] => [
  {
    // Code from an editor runs here. The page says the same of itself, save for `sandbox` and who may embed it.
    prefix: '/playground/frame/',
    createDirectives: () => ({
      sandbox: ['allow-scripts'],
      'default-src': [NONE],
      'script-src': [SELF, 'blob:'],
      'style-src': ["'unsafe-inline'"],
      'img-src': ['data:', 'blob:'],
      'font-src': [SELF, 'data:'],
      'connect-src': [NONE],
      'worker-src': [NONE],
      'child-src': [NONE],
      'frame-src': [NONE],
      'object-src': [NONE],
      'base-uri': [NONE],
      'form-action': [NONE],
      'frame-ancestors': [SELF],
    }),
  },
  {
    prefix: '/',
    createDirectives: (scripts) => ({
      'default-src': [SELF],
      'script-src': [SELF, ...scripts, ...hosts['script-src']],
      // Emotion writes the styles of demos into the page while it runs.
      'style-src': [SELF, "'unsafe-inline'"],
      'img-src': [SELF, 'data:', ...hosts['img-src']],
      'connect-src': [SELF, ...hosts['connect-src']],
      'frame-src': [SELF],
      'worker-src': [SELF],
      'object-src': [NONE],
      'frame-ancestors': [SELF],
      'base-uri': [SELF],
      // A demo is opened in an outside editor by a form post.
      'form-action': [SELF, ...hosts['form-action']],
    }),
  },
];

const PAGE_POLICIES = createPagePolicies(listOutsideHosts(siteConfig));

/** For answers that are no documents of the site. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The service worker fetches and keeps what belongs to this site, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** The policy of the document at a path whose inline scripts have these hashes (`sha256-…`). */
export function createContentSecurityPolicy(
  pathname: string,
  hashes: readonly string[],
  policies: readonly PagePolicy[] = PAGE_POLICIES,
): string {
  const policy = policies.find(({ prefix }) => pathname.startsWith(prefix));
  if (!policy) return NO_CONTENT_POLICY;
  return formatDirectives(policy.createDirectives(hashes.map((hash) => `'${hash}'`)));
}

/** `{ 'img-src': ["'self'", 'data:'] }` → `img-src 'self' data:` */
function formatDirectives(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
