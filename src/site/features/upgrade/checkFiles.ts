import { checkSource } from '#model/upgrade/checkSource.ts';
import type { SourceReport } from '#model/upgrade/SourceReport.ts';
import type { SourceComparison, SourceFile } from './sourceMessages.ts';

/** Checks each file against each product, because products can start with different versions. */
export function checkFiles(
  files: readonly SourceFile[],
  comparisons: readonly SourceComparison[],
): SourceReport[] {
  return files.map((file) => {
    const reports = comparisons.map(({ family, range }) => checkSource(file, [family], range));
    const problem = reports.find((report) => 'problem' in report);
    if (problem) return problem;
    const uses = reports.flatMap((report) => ('uses' in report ? report.uses : []));
    uses.sort((a, b) => a.line - b.line || a.column - b.column);
    return { fileName: file.name, uses };
  });
}
