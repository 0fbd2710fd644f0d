import { activateDemos } from '../features/demo/activateDemos.ts';
import { controlDemos } from '../features/demo/controlDemos.ts';
import { answerDemoEvents } from './answerDemoEvents.ts';
import { openLiveDemo } from './openLiveDemo.ts';

/** Loaded on pages that have demos. */
activateDemos(document);
controlDemos(document);
answerDemoEvents(document);
openLiveDemo(document);
