import { listFiles } from '../files/listFiles.ts';

/** How many pages a built site has. */
export function countPages(dist: string): number {
  return listFiles(dist).filter((file) => file.endsWith('.html')).length;
}
