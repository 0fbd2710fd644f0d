import { activateDemos } from '../features/demo/activateDemos.ts';
import { controlDemos } from '../features/demo/controlDemos.ts';
import { printDemos } from '../features/demo/printDemos.ts';
import { handleDemoEvents } from './handleDemoEvents.ts';
import { openLiveDemo } from './openLiveDemo.ts';

/** Loaded on pages that have demos. */
activateDemos(document);
controlDemos(document);
printDemos(document);
handleDemoEvents(document);
openLiveDemo(document);
