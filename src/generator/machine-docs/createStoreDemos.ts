import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import { getDataSetPath } from '#model/demo/DataSet.ts';
import { foldRows, splitRows } from '#model/demo/splitRows.ts';
import type { StoreDemo, StoreFile } from '#model/machine-docs/DocsStore.ts';
import { collectDependencies } from '#model/project/collectDependencies.ts';
import type { PackageVersions } from '#model/project/PackageVersions.ts';
import { listStylings, readDemoFiles } from '../demos/demoFiles.ts';
import type { SourceFile } from '../demos/demoFiles.ts';
import { readPackageVersions } from '../demos/packageVersions.ts';
import { listDemoIds } from '../files/listDemoFiles.ts';
import { listImports } from '../files/listImports.ts';

/** Creates every demo that is part of a page, with its files in each styling and the packages it needs. */
export function createStoreDemos(): StoreDemo[] {
  const versions = readPackageVersions();
  return listDemoIds()
    .filter((id) => id.startsWith('pages/'))
    .map((id) => createStoreDemo(id, versions));
}

function createStoreDemo(id: string, versions: PackageVersions): StoreDemo {
  const stylings = listStylings(id).map(({ styling, file }) => ({
    styling,
    files: readDemoFiles(file).map(createStoreFile),
  }));
  const imports = (stylings[0]?.files ?? []).flatMap(({ source }) => listImports(source));
  const options = { variant: 'TS', styling: 'system', versions } as const;
  return {
    id,
    pathname: `/x/${path.posix.dirname(id).slice('pages/'.length)}`,
    name: path.posix.basename(id),
    stylings,
    dependencies: collectDependencies(imports, options).dependencies,
  };
}

/** Shortens a data set to its type and its first rows, followed by the URL of the complete file. */
export function createStoreFile({ name, source, dataSet }: SourceFile): StoreFile {
  if (!dataSet) return { name, source };
  const { head, rows, end } = splitRows(source);
  const url = siteConfig.siteUrl + getDataSetPath(dataSet);
  const shown = foldRows(rows, (count) => `  // ${count} more rows: "rows.source" in ${url}`);
  return { name, source: [...head, ...shown, end, ''].join('\n'), rows: rows.length };
}
