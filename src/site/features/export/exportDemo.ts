import { siteConfig } from '#content/site.config.ts';
import { assertNever } from '#model/errors/assertNever.ts';
import { PROJECT_TARGETS } from '#model/project/DemoProject.ts';
import type { DemoProject, ProjectTarget } from '#model/project/DemoProject.ts';
import { createProject, formatProjectTitle } from '#model/project/createProject.ts';
import type { DemoRequest } from './DemoRequest.ts';
import { listImports } from './listImports.ts';
import { loadPackageVersions } from './loadPackageVersions.ts';
import { postForm } from './postForm.ts';

/** Turns the demo into a project and sends it to the target. */
export async function exportDemo({ name, variant, value, load }: DemoRequest): Promise<void> {
  const target = PROJECT_TARGETS.find((known) => known === value);
  if (!target) throw new Error(`Unknown export target "${value ?? ''}".`);
  const [{ files, styling }, versions] = await Promise.all([load(), loadPackageVersions()]);
  const title = formatProjectTitle(name, siteConfig.library.name);
  await send(
    target,
    createProject({ name, title, files, variant, styling, versions, target, listImports }),
  );
}

async function send(target: ProjectTarget, project: DemoProject): Promise<void> {
  switch (target) {
    case 'stackblitz': {
      const { createStackBlitzForm } = await import('./createStackBlitzForm.ts');
      return postForm(createStackBlitzForm(project, getHost(target)));
    }
    case 'codesandbox': {
      const { createCodeSandboxForm } = await import('./createCodeSandboxForm.ts');
      return postForm(createCodeSandboxForm(project, getHost(target)));
    }
    case 'zip': {
      const [{ createZip }, { downloadFile }] = await Promise.all([
        import('./createZip.ts'),
        import('./downloadFile.ts'),
      ]);
      const zip = new Blob([createZip(project)], { type: 'application/zip' });
      return downloadFile(`${project.name}.zip`, zip);
    }
    default:
      return assertNever(target);
  }
}

function getHost(target: ProjectTarget): string {
  const sandbox = siteConfig.openIn.sandboxes.find(({ id }) => id === target);
  if (!sandbox) throw new Error(`No URL is configured for ${target}.`);
  return sandbox.url;
}
