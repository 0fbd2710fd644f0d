import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { navigation } from '#content/navigation.ts';
import { deriveTitle } from '#model/navigation/deriveTitle.ts';
import { DocsError, DocsErrors } from '#model/errors/DocsError.ts';
import { findNearest } from '#model/errors/findNearest.ts';
import { parsePath } from '#model/path/parsePath.ts';
import { listLeaves } from '#model/navigation/readingOrder.ts';
import { listPagePathnames } from '../checks/checkNavigation.ts';
import { PAGES_DIR, toProjectPath } from '../files/directories.ts';

/** Writes the skeleton of a page that is already in the navigation. */
export function createPage(
  url: string,
  directory: string = PAGES_DIR,
): { file: string; next: string } {
  const pathname = parsePath(url).canonicalPathname;
  const entry = listLeaves(navigation).find((leaf) => leaf.pathname === pathname);
  if (!entry) throw fail(`The navigation has no page ${url || '(none given)'}.`, suggest(pathname));
  const file = path.join(directory, pathname.slice('/x/'.length), 'page.mdx');
  if (existsSync(file)) {
    throw fail('The page already exists.', `open ${toProjectPath(file)}.`, toProjectPath(file));
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, formatPage(deriveTitle(entry)));
  return {
    file: toProjectPath(file),
    next: 'Write the description and the text; npm run dev shows it, npm run check reads it.',
  };
}

/** Creates a page with an empty description and empty lists. They fail the check, so nobody publishes it unfinished. */
function formatPage(title: string): string {
  return `---
title: ${JSON.stringify(title)}
description: ''
keywords: []
questions: []
---

Say in two to four sentences what this lets users do, when to reach for it, and when something else is better. The best demo of the page follows right away.

## Choose …

<Decision>

| Your situation | Use | Plan |
| :------------- | :-- | :--- |
|                |     |      |

</Decision>

## First task

Start with the reader's goal: what the option does, its default, when you'd want it, and what it conflicts with.

## How it works

## Works with

<WorksWith>

| Feature | How they work together |
| :------ | :--------------------- |
|         |                        |

</WorksWith>

## Common mistakes

<CommonMistakes>

| What you see | Why | Fix |
| :----------- | :-- | :-- |
|              |     |     |

</CommonMistakes>
`;
}

function suggest(pathname: string): string {
  const known = listPagePathnames(navigation);
  const sameName = known.filter((other) => path.basename(other) === path.basename(pathname));
  const [nearest] = [...findNearest(pathname, known, 1), ...sameName];
  return nearest
    ? `did you mean npm run new:page -- ${nearest}? Otherwise add it to content/navigation.ts first.`
    : 'add it to content/navigation.ts first; the form is /x/react-charts/bars.';
}

function fail(message: string, hint: string, file?: string): DocsErrors {
  return new DocsErrors([new DocsError(message, { hint, file })]);
}
