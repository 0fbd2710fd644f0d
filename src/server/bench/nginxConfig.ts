export interface NginxOptions {
  directory: string;
  root: string;
  port: number;
  workers: number;
  /** Whether nginx sends the compressed copies that are next to the files. */
  isStatic: boolean;
  /** The path of Debian's brotli module, if it's installed. */
  brotliModule: string | undefined;
}

/** Debian's default configuration, except that nginx writes no log and doesn't compress on the fly. */
export function formatNginxConfig(options: NginxOptions): string {
  const { directory, root, port, workers, isStatic, brotliModule } = options;
  const hasBrotli = isStatic && brotliModule !== undefined;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${directory}/temp;`,
  );
  return [
    ...(hasBrotli ? [`load_module ${brotliModule};`] : []),
    'daemon off;',
    `worker_processes ${workers};`,
    `pid ${directory}/nginx.pid;`,
    `error_log ${directory}/error.log;`,
    'events { worker_connections 768; }',
    'http {',
    '  types { text/html html; text/css css; text/javascript js; font/woff2 woff2; }',
    '  access_log off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    ...temporary,
    '  server {',
    `    listen 127.0.0.1:${port};`,
    `    root ${root};`,
    `    gzip_static ${isStatic ? 'on' : 'off'};`,
    ...(hasBrotli ? ['    brotli_static on;'] : []),
    '  }',
    '}',
    '',
  ].join('\n');
}
