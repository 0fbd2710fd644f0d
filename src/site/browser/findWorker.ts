import { isHostOf } from '#model/delivery/offline.ts';

export interface WorkerAddress {
  url: string;
  scope: string;
}

/** Name of the meta element with the host and URL of the service worker: `mui.com /x/sw.js /x/`. */
export const WORKER_META = 'x-docs:worker';

/** Returns the worker of this page, or `undefined` on other hosts and in browsers without workers. */
export function findWorker(
  root: Document,
  hostname = location.hostname,
): WorkerAddress | undefined {
  const content = root.querySelector<HTMLMetaElement>(`meta[name="${WORKER_META}"]`)?.content;
  const [host, url, scope] = content?.split(' ') ?? [];
  if (!host || !url || !scope || !isHostOf(hostname, host)) return undefined;
  return 'serviceWorker' in navigator ? { url, scope } : undefined;
}
