import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../directories.ts';

/** Finds a program in the location that the variable names, in PATH, or among the installed packages. */
export function findProgram(name: string, variable: string): string | undefined {
  const given = process.env[variable];
  if (given !== undefined) return given;
  const directories = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    path.join(ROOT, 'node_modules/.bin'),
    '/usr/sbin',
  ];
  return directories.map((directory) => path.join(directory, name)).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
