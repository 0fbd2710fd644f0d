interface ContentType {
  value: string;
  /** Text compresses well; images and fonts are already compressed. */
  isText: boolean;
}

const text = (type: string): ContentType => ({ value: `${type}; charset=utf-8`, isText: true });
const binary = (type: string): ContentType => ({ value: type, isText: false });

const CONTENT_TYPES: Readonly<Record<string, ContentType>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  md: text('text/markdown'),
  txt: text('text/plain'),
  csv: text('text/csv'),
  xml: text('application/xml'),
  svg: text('image/svg+xml'),
  wasm: { value: 'application/wasm', isText: true },
  png: binary('image/png'),
  jpg: binary('image/jpeg'),
  jpeg: binary('image/jpeg'),
  gif: binary('image/gif'),
  webp: binary('image/webp'),
  avif: binary('image/avif'),
  ico: binary('image/x-icon'),
  woff2: binary('font/woff2'),
  woff: binary('font/woff'),
  ttf: binary('font/ttf'),
  pdf: binary('application/pdf'),
  zip: binary('application/zip'),
  mp4: binary('video/mp4'),
};

const UNKNOWN = binary('application/octet-stream');

/** `/x/react-charts/index.html` → `text/html; charset=utf-8` */
export function getContentType(pathname: string): string {
  return findType(pathname).value;
}

export function isCompressible(pathname: string): boolean {
  return findType(pathname).isText;
}

export function isDocument(pathname: string): boolean {
  return pathname.endsWith('.html');
}

function findType(pathname: string): ContentType {
  const extension = /\.([a-z0-9]+)$/i.exec(pathname)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(CONTENT_TYPES, extension) ? (CONTENT_TYPES[extension] ?? UNKNOWN) : UNKNOWN;
}
