import { printDemos } from '../features/demo/printDemos.ts';
import { handleDemoEvents } from './handleDemoEvents.ts';
import { openLiveDemo } from './openLiveDemo.ts';

/** Connects demos to the features that answer them: export, playground, editor, and print. */
export function answerDemos(root: Document): void {
  printDemos(root);
  handleDemoEvents(root);
  openLiveDemo(root);
}
