import { PICTURES_PREFIX } from '../demo/Demo.ts';
import type { DeliveryConfig } from './DeliveryConfig.ts';
import type { DeliveredFile } from './DeliveryManifest.ts';
import { INLINE_STYLES } from './outsideHosts.ts';
import { REPORTING_DIRECTIVES } from './policyReports.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const SELF = "'self'";
const NONE = "'none'";

/** For responses that aren't documents of the site. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The service worker fetches and caches files of this site, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/** An SVG opened in a tab is a document that could run scripts. Ours only need their inline styles. */
export const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A picture of a demo in a frame of our pages: styles, a font, and no scripts. */
export const PICTURE_POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Documents below this path run code from an editor. */
export const FRAME_PREFIX = '/playground/frame/';

type PolicyConfig = Pick<DeliveryConfig, 'outsideHosts' | 'reportsPath' | 'playground'>;
/** Hashes of what a document contains inline (`sha256-…`). */
type InlineCode = Pick<DeliveredFile, 'scripts' | 'styles'>;

/** Returns the policy for the document at a URL path. */
export function createContentSecurityPolicy(
  pathname: string,
  inline: InlineCode,
  config: PolicyConfig,
): string {
  if (pathname.startsWith(FRAME_PREFIX)) return formatDirectives(createFrameDirectives(config));
  if (pathname.startsWith(PICTURES_PREFIX)) return PICTURE_POLICY;
  return formatDirectives(createPageDirectives(inline, config));
}

function createPageDirectives(
  { scripts = [], styles }: InlineCode,
  { outsideHosts, reportsPath, playground }: PolicyConfig,
): Directives {
  return {
    'default-src': [SELF],
    'script-src': [SELF, ...scripts.map(quote), ...outsideHosts['script-src']],
    'style-src': [SELF, ...listStyleSources(styles, outsideHosts['style-src'])],
    // Chart demos create the image to export from a blob.
    'img-src': [SELF, 'data:', 'blob:', ...outsideHosts['img-src']],
    'connect-src': [SELF, ...outsideHosts['connect-src']],
    // This also applies when code inside a frame navigates the frame.
    'frame-src': [SELF, ...(playground ? [playground.origin] : [])],
    'worker-src': [SELF],
    'object-src': [NONE],
    'frame-ancestors': [SELF],
    'base-uri': [SELF],
    // "Open in" sends a demo to an outside editor by a form post.
    'form-action': [SELF, ...outsideHosts['form-action']],
    ...(reportsPath !== undefined && REPORTING_DIRECTIVES),
  };
}

/** Uses hashes if they're sufficient. Browsers ignore `'unsafe-inline'` if the list also contains a hash (decisions/022). */
function listStyleSources(
  styles: readonly string[] | undefined,
  outside: readonly string[],
): readonly string[] {
  if (styles === undefined || outside.includes(INLINE_STYLES)) return [INLINE_STYLES];
  return [...styles.map(quote), ...outside];
}

const quote = (hash: string) => `'${hash}'`;

/** The page repeats these in a `meta` element, except `sandbox` and `frame-ancestors`, which only a header can set. */
const FRAME_DIRECTIVES: Directives = {
  sandbox: ['allow-scripts'],
  'default-src': [NONE],
  'script-src': [SELF, 'blob:'],
  'style-src': [INLINE_STYLES],
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
};

function createFrameDirectives({ playground }: PolicyConfig): Directives {
  return { ...FRAME_DIRECTIVES, 'frame-ancestors': [SELF, ...(playground?.embedders ?? [])] };
}

/** `{ 'img-src': ["'self'", 'data:'] }` → `img-src 'self' data:` */
function formatDirectives(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
