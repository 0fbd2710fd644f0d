/** Any form of a path or URL → the public path: `https://host/x/introduction.md#a`, `introduction` → `/x/introduction/` */
export function normalizePagePath(address: string): string {
  const path = address
    .trim()
    .replace(/^[a-z][\w+.-]*:\/\/[^/]*/i, '')
    .replace(/[?#].*$/s, '')
    .replace(/(\/index\.html|\.md)$/, '')
    .replace(/^\/+|\/+$/g, '');
  const isWhole = /^([a-z]{2}\/)?x(\/|$)/.test(path);
  return `/${isWhole ? path : `x/${path}`}/`.replace(/\/{2,}/g, '/');
}
