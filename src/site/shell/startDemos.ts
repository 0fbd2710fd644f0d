import { whenIdle } from '../browser/whenIdle.ts';
import { activateDemos } from '../features/demo/activateDemos.ts';
import { controlDemos } from '../features/demo/controlDemos.ts';

let answering: Promise<void> | undefined;

/** What answers the actions of demos is loaded when the browser is idle, or by the first action. */
function prepareAnswers(): Promise<void> {
  answering ??= import('./answerDemos.ts').then(
    ({ answerDemos }) => answerDemos(document),
    (error: unknown) => {
      answering = undefined;
      throw error;
    },
  );
  return answering;
}

/** Loaded on pages that have demos. */
export function startDemos(root: Document): void {
  activateDemos(root);
  controlDemos(root, prepareAnswers);
  whenIdle(() => void prepareAnswers().catch(() => {}));
}
