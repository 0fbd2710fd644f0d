// Separate from what starts demos, because pages load this only for print and after an action.
import { STAGES, loadRuntime, start, untilLive } from './activateDemos.ts';

/** Mounts all demos, wherever they are, and waits for them. A demo that can't be loaded reports that in its place. */
export async function wakeDemos(root: Document): Promise<void> {
  const stages = [...root.querySelectorAll<HTMLElement>(STAGES)];
  const empty = stages.filter(({ dataset }) => !('rendered' in dataset));
  await Promise.all(empty.map((stage) => start(stage, true)));
  await Promise.all(empty.map(untilLive));
}

/** Restarts a demo, for example after its styling has changed. */
export async function restartDemo(stage: HTMLElement): Promise<void> {
  const { unmountDemo } = await loadRuntime();
  unmountDemo(stage);
  stage.replaceChildren();
  // The HTML from the build is gone if the demo wasn't mounted before, so there's nothing to hydrate.
  delete stage.dataset['rendered'];
  delete stage.dataset['state'];
  await start(stage, true);
}
