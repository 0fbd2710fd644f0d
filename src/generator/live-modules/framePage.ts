/**
 * What the page in the frame may do. Its server sends the same and adds `sandbox` and `frame-ancestors`, which a page cannot say
 * of itself. `frame/restrictFrame.ts` narrows `script-src` and `font-src` to the live modules.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self' blob:",
  'style-src': "'unsafe-inline'",
  'img-src': 'data: blob:',
  'font-src': "'self' data:",
  'connect-src': "'none'",
  'worker-src': "'none'",
  'child-src': "'none'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
} as const;

/** The page that code from an editor runs in; `entry` is the URL of `frame.tsx` in the live modules. */
export function createFramePage(entry: string): string {
  const policy = Object.entries(POLICY)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta http-equiv="x-dns-prefetch-control" content="off" />
    <meta name="referrer" content="no-referrer" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Live code</title>
    <style>
      body { margin: 0; box-sizing: border-box; padding: 24px; }
      @media (max-width: 599px) { body { padding: 16px; } }
    </style>
    <script type="module" crossorigin src="${entry}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}
