import type { DemoProject } from '#model/project/DemoProject.ts';
import type { ProjectForm } from './ProjectForm.ts';

/** The `node` template installs the dependencies in the project's package.json and runs its `dev` script. */
export function createStackBlitzForm(
  { title, entry, files }: DemoProject,
  host: string,
): ProjectForm {
  const action = new URL(host);
  action.searchParams.set('file', entry);
  const fields = Object.entries(files).map(([name, text]) => [`project[files][${name}]`, text]);
  return {
    action: action.href,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': title,
      ...Object.fromEntries(fields),
    },
  };
}
