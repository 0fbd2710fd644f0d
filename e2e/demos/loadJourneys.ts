import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DemoJourneys } from './DemoJourney.ts';

const FOLDER = path.join(import.meta.dirname, '../journeys');

/** Loads the journeys of a page: `/x/react-data-grid/cells/` → `e2e/journeys/react-data-grid/cells.ts`. */
export async function loadJourneys(page: string, folder = FOLDER): Promise<DemoJourneys> {
  const name = page.replace(/^\/x\//, '').replace(/\/$/, '');
  const file = path.join(folder, `${name}.ts`);
  if (name === '' || !existsSync(file)) return {};
  const module = (await import(pathToFileURL(file).href)) as { journeys: DemoJourneys };
  return module.journeys;
}
