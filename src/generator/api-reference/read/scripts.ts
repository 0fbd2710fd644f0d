import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { getDeclarationFile } from '../declarations/declarations.ts';

const texts = new Map<string, string>();

/** Frees memory. Call it between packages when you read many of them. */
export function forgetScripts(): void {
  texts.clear();
}

/** Reads the script of a declaration file, without comments. Returns an empty string if there is no script. */
export function readScript(declarationFile: string): string {
  const file = declarationFile.replace(/\.d\.ts$/, '.js');
  let text = texts.get(file);
  if (text === undefined) {
    text = existsSync(file) ? stripComments(readFileSync(file, 'utf8')) : '';
    texts.set(file, text);
  }
  return text;
}

export function readScriptOf(symbol: ts.Symbol): string {
  return readScript(getDeclarationFile(symbol) ?? '');
}

/** Reads all scripts of a folder and its subfolders. */
export function readFolder(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !file.includes('node_modules'))
    .sort()
    .map((file) => readScript(path.join(directory, file)));
}

function stripComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
