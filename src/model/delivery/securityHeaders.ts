/** For every response: browsers must not guess the content type, and other sites can't load it into their pages. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** For every response that a browser can show as a page; they have no effect on scripts and images. */
export const SECURITY_HEADERS = {
  ...FILE_HEADERS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'cross-origin-opener-policy': 'same-origin',
} as const;

/** For the service worker, which is in `/x/` but also serves the pages of other languages: `/zh/x/`. */
export const WORKER_HEADER = { 'service-worker-allowed': '/' } as const;

/** For files that other sites can show: social card images, which link previews embed. */
export const EMBEDDABLE_HEADER = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** For hashed files. The frame of live code has no origin, so our own scripts and fonts are cross-origin there. */
export const SHARED_FILE_HEADERS = {
  ...EMBEDDABLE_HEADER,
  'access-control-allow-origin': '*',
} as const;

/** For the frame of live code. Browsers would look up the hosts of the links that it shows. */
export const NO_PREFETCH_HEADER = { 'x-dns-prefetch-control': 'off' } as const;
