import type { Page, Request } from '@playwright/test';

/** Follows the requests of a page. The returned function lists the URLs of those that haven't been answered yet. */
export function trackRequests(page: Page): () => string[] {
  const pending = new Set<Request>();
  const remove = (request: Request) => void pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  return () => [...pending].map((request) => request.url());
}
