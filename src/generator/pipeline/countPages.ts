import { PICTURES_PREFIX } from '#model/demo/Demo.ts';
import { listFiles } from '../files/listFiles.ts';

/** How many pages a built site has. Pictures of demos are parts of pages. */
export function countPages(dist: string): number {
  return listFiles(dist).filter(isPage).length;
}

function isPage(file: string): boolean {
  return file.endsWith('.html') && !`/${file}`.startsWith(PICTURES_PREFIX);
}
