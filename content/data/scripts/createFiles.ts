import type { FileEntry } from '../files.ts';
import { addDays, at, day } from './calendar.ts';
import { createRandom, type Random } from './createRandom.ts';
import { FILE_TREE, KINDS, OWNERS, type FolderSpec } from './fileWords.ts';

const TODAY = day(2025, 5, 30);

/** The shared drive of a small museum. A folder is as large as all its files together and as new as the newest one. */
export function createFiles(): FileEntry[] {
  const random = createRandom(160);
  const files: FileEntry[] = [];
  for (const [name, spec] of Object.entries(FILE_TREE)) addFolder(random, files, null, name, spec);
  return files;
}

function addFolder(
  random: Random,
  files: FileEntry[],
  parent: FileEntry | null,
  name: string,
  spec: FolderSpec,
): FileEntry {
  const folder: FileEntry = {
    id: files.length + 1,
    parentId: parent?.id ?? null,
    path: [...(parent?.path ?? []), name],
    name,
    kind: 'folder',
    size: 0,
    modifiedAt: day(2023, 0, 9, 9),
    owner: spec.owner ?? parent?.owner ?? 'Moana Parata',
    shared: spec.shared ?? parent?.shared ?? false,
    locked: spec.locked ?? parent?.locked ?? false,
    versions: 1,
    note: spec.note ?? null,
  };
  files.push(folder);
  const children = [
    ...Object.entries(spec.folders ?? {}).map(([child, inner]) =>
      addFolder(random, files, folder, child, inner),
    ),
    ...(spec.files ?? '')
      .split('|')
      .filter(Boolean)
      .map((file) => addFile(random, files, folder, file.trim())),
  ];
  folder.size = children.reduce((sum, { size }) => sum + size, 0);
  folder.modifiedAt = children.reduce(
    (latest, { modifiedAt }) => (modifiedAt > latest ? modifiedAt : latest),
    folder.modifiedAt,
  );
  return folder;
}

function addFile(random: Random, files: FileEntry[], folder: FileEntry, name: string): FileEntry {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  const { kind, size } = KINDS[extension] ?? { kind: 'document', size: 40_000 };
  // Half of all files changed in the last two months.
  const age = random.chance(0.5) ? random.int(0, 60) : random.int(61, 880);
  const file: FileEntry = {
    id: files.length + 1,
    parentId: folder.id,
    path: [...folder.path, name],
    name,
    kind,
    size: random.int(Math.round(size * 0.2), size * 2),
    modifiedAt: at(addDays(TODAY, -age), random.int(7, 18), random.int(0, 59)),
    owner: random.chance(0.6) ? folder.owner : random.pick(OWNERS),
    shared: folder.shared || random.chance(0.15),
    locked: folder.locked,
    versions: folder.locked ? 1 : random.int(1, 14),
    note: null,
  };
  files.push(file);
  return file;
}
