import path from 'node:path';
import { siteConfig } from '#content/site.config.ts';
import type { DemoProject } from '#model/project/DemoProject.ts';
import { unfoldDataSet } from '#model/demo/foldDataSet.ts';
import { createProject, formatProjectTitle } from '#model/project/createProject.ts';
import type { PackageVersions } from '#model/project/PackageVersions.ts';
import { createDataSet } from '../demos/createDataSet.ts';
import { createDemoCode } from '../demos/createDemoCode.ts';
import { listImports } from '../files/listImports.ts';
import type { ExportCase } from './ExportCase.ts';

/** Creates the same project as the download button of a demo. */
export async function createExport(
  { id, styling, variant }: ExportCase,
  versions: PackageVersions,
): Promise<DemoProject> {
  const name = path.basename(id);
  const { stylings } = await createDemoCode(id);
  const shown = stylings.find((code) => code.styling === styling)?.files ?? [];
  const files = await Promise.all(
    shown.map(async (file) =>
      file.dataSet ? unfoldDataSet(await createDataSet(file.dataSet.name)) : file,
    ),
  );
  const title = formatProjectTitle(name, siteConfig.library.name);
  return createProject({
    name,
    title,
    files,
    variant,
    styling,
    versions,
    target: 'zip',
    listImports: (source) => listImports(source),
  });
}
