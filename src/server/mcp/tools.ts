import type { Tool } from './Tool.ts';
import { apiDiff } from './tools/apiDiff.ts';
import { getApi } from './tools/getApi.ts';
import { getDemo } from './tools/getDemo.ts';
import { listDemos } from './tools/listDemos.ts';
import { listVersions } from './tools/listVersions.ts';
import { readPage } from './tools/readPage.ts';
import { searchDocs } from './tools/searchDocs.ts';
import { upgradeFile } from './tools/upgradeFile.ts';

/** In the order in which they're usually needed. */
export const TOOLS: readonly Tool[] = [
  searchDocs,
  readPage,
  getApi,
  listDemos,
  getDemo,
  listVersions,
  apiDiff,
  upgradeFile,
];
