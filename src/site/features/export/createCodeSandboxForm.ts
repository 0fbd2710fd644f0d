import { compressToBase64 } from 'lz-string';
import type { DemoProject } from '#model/project/DemoProject.ts';
import type { ProjectForm } from './ProjectForm.ts';

/** The in-browser bundler doesn't support Vite, so `environment=server` asks for a machine that runs the project's scripts. */
export function createCodeSandboxForm({ entry, files }: DemoProject, host: string): ProjectForm {
  const action = new URL(host);
  action.searchParams.set('environment', 'server');
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    { content, isBinary: false },
  ]);
  return {
    action: action.href,
    fields: {
      parameters: compress(JSON.stringify({ files: Object.fromEntries(entries) })),
      query: `file=/${entry}`,
    },
  };
}

/** URL-safe characters, which also survive a form post. */
function compress(text: string): string {
  return compressToBase64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
