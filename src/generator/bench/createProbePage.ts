import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES_DIR } from '../files/directories.ts';

/** A page with one demo that exists only while edits are measured, so that no real page is touched. */
export interface ProbePage {
  pathname: string;
  editText: (token: string) => void;
  editDemo: (token: string) => void;
  remove: () => void;
}

export function createProbePage(pagesDirectory: string = PAGES_DIR): ProbePage {
  const name = `edit-probe-${process.pid}`;
  const folder = path.join(pagesDirectory, name);
  const editText = (token: string) =>
    writeFileSync(
      path.join(folder, 'page.mdx'),
      `---\ntitle: Edit probe ${process.pid}\ndescription: Measures how soon an edit is visible.\n---\n\nText ${token}.\n\n<Demo name="Probe" />\n`,
    );
  const editDemo = (token: string) =>
    writeFileSync(
      path.join(folder, 'Probe.tsx'),
      `import Button from '@mui/material/Button';\n\nexport default function Probe() {\n  return <Button>Demo ${token}</Button>;\n}\n`,
    );
  const remove = () => rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.once('exit', remove);
  editText('token-0');
  editDemo('token-0');
  return { pathname: `/x/${name}/`, editText, editDemo, remove };
}
