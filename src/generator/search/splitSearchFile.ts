import { gzipSync } from 'node:zlib';
import { MAX_SEARCH_FILE_BYTES } from '#model/search/SearchFile.ts';
import type { FileMember, FilePage, SearchFile } from '#model/search/SearchFile.ts';

/**
 * Splits a part into files that are small enough to send, with its guides first, then its API pages, then their members. The
 * records keep their order, so the files together give the same results as the part.
 */
export function splitSearchFile(file: SearchFile, limit = MAX_SEARCH_FILE_BYTES): SearchFile[] {
  const records = file.pages.length + file.members.length;
  const least = Math.ceil(measureSearchFile(file) / limit);
  for (let count = Math.max(least, 1); count < records; count += 1) {
    const files = splitInto(file, count);
    if (files.every((each) => measureSearchFile(each) <= limit)) return files;
  }
  return splitInto(file, Math.max(records, 1));
}

/** Bytes with gzip. The site compresses at a higher level, so what it sends is smaller. */
export function measureSearchFile(file: SearchFile): number {
  return gzipSync(JSON.stringify(file)).length;
}

/** Cuts the records into portions of about the same length. */
function splitInto(file: SearchFile, count: number): SearchFile[] {
  if (count === 1) return [file];
  const { version, locale, part, stamp } = file;
  const files = Array.from({ length: count }, (_, index): SearchFile => {
    if (index === 0) return { ...file, count, pages: [], members: [] };
    const head = { version, locale, part, number: index + 1, ...(stamp ? { stamp } : {}) };
    return { ...head, pages: [], members: [] };
  });
  const measure = (record: FilePage | FileMember) => JSON.stringify(record).length;
  const total = [...file.pages, ...file.members].reduce((sum, record) => sum + measure(record), 0);
  let before = 0;
  const choose = (record: FilePage | FileMember): SearchFile => {
    const length = measure(record);
    const middle = before + length / 2;
    before += length;
    return files[Math.min(Math.floor((middle / total) * count), count - 1)] as SearchFile;
  };
  for (const page of file.pages) choose(page).pages.push(page);
  for (const member of file.members) choose(member).members.push(member);
  return files;
}
