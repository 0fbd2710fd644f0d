import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RENDERER_DIR } from './keepRenderer.ts';
import type { RenderPlan } from './planRendering.ts';

/** How the process that plans a build tells the one that renders. */
const FILE = path.join(RENDERER_DIR, 'plan.json');

export function writeRenderPlan(plan: RenderPlan | undefined): void {
  rmSync(FILE, { force: true });
  if (!plan) return;
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(plan));
}

/** Returns the plan and deletes it, so that no other build follows it. */
export function takeRenderPlan(): RenderPlan | undefined {
  if (!existsSync(FILE)) return undefined;
  const plan = JSON.parse(readFileSync(FILE, 'utf8')) as RenderPlan;
  rmSync(FILE);
  return plan;
}
