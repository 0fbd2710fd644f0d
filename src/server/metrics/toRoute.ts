import { FEEDBACK_PATH } from '#model/feedback/Feedback.ts';

/** The server's endpoints. Every other path is a file of the site. */
const ENDPOINTS = new Set<string>([
  FEEDBACK_PATH,
  '/events',
  '/policy-reports',
  '/mcp',
  '/healthz',
]);

/**
 * Returns the label for counting a request. There are only a few, because Prometheus stores a time series for each one:
 * `/feedback?x=1` → `/feedback`, `/x/_astro/app.B2kF9x.js` → `asset`, `/x/react-charts/bars/` → `page`
 */
export function toRoute(target: string): string {
  const { pathname } = new URL(target, 'http://localhost');
  if (ENDPOINTS.has(pathname)) return pathname;
  if (pathname.endsWith('.md')) return 'markdown';
  return /\.[a-z0-9]+$/i.test(pathname) ? 'asset' : 'page';
}
