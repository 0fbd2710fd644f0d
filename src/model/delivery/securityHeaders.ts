/** On every answer: the type is what we say it is. */
export const FILE_HEADERS = { 'x-content-type-options': 'nosniff' } as const;

/** On every answer that a browser may show as a page; on a script or a picture they would say nothing. */
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

/** On the service worker: it lies in `/x/` and also serves the pages of other languages, `/zh/x/`. */
export const WORKER_HEADER = { 'service-worker-allowed': '/' } as const;

/** Only where the reader came by TLS: said over plain HTTP it is ignored, and a local run must not set it. */
export const HSTS_HEADER = { 'strict-transport-security': 'max-age=31536000' } as const;

/** On hashed files: the frame of live code has no origin, so to the browser even our own scripts and fonts are foreign there. */
export const SHARED_FILE_HEADER = { 'access-control-allow-origin': '*' } as const;
