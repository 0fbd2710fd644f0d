import type { CodeVariant } from '#model/demo/codeVariant.ts';
import type { DemoCodeStyling } from '#model/demo/Demo.ts';
import { toPackageName } from '#model/project/toPackageName.ts';
import type { PackageVersions } from '#model/project/PackageVersions.ts';
import { listImports } from './listImports.ts';

/** A demo in the format of the chat service. */
export interface ChatRequest {
  title: string;
  /** The library the demo is about. */
  package: { name: string; version: string };
  language: CodeVariant;
  files: { name: string; content: string }[];
}

export interface ChatRequestOptions {
  title: string;
  code: Pick<DemoCodeStyling, 'files'>;
  variant: CodeVariant;
  versions: PackageVersions;
}

export function createChatRequest({
  title,
  code,
  variant,
  versions,
}: ChatRequestOptions): ChatRequest {
  const files = code.files.map((file) => file[variant]);
  const scripts = files.filter((file) => /\.[jt]sx?$/.test(file.name));
  const name = findMainPackage(scripts.flatMap(({ source }) => listImports(source)));
  return {
    title,
    package: { name, version: versions[name]?.version ?? 'latest' },
    language: variant,
    files: files.map(({ name: file, source }) => ({ name: file, content: source })),
  };
}

/** Returns the first MUI X package that the demo imports. All other imports only support it. */
function findMainPackage(imports: readonly string[]): string {
  const names = imports.map(toPackageName).filter((name) => name !== undefined);
  return names.find((name) => name.startsWith('@mui/x-')) ?? '@mui/material';
}
