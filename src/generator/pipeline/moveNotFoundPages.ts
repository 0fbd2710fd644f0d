import { existsSync, renameSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';

/** `zh/404/index.html` → `zh/404.html`, so that it has no URL and hosts find it for missing pages below `/zh/`. */
export function moveNotFoundPages(dist: string): void {
  for (const locale of siteConfig.locales) {
    const folder = path.join(dist, locale, '404');
    const page = path.join(folder, 'index.html');
    if (!existsSync(page)) continue;
    renameSync(page, `${folder}.html`);
    rmdirSync(folder);
  }
}
