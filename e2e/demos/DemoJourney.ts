import type { Locator, Page } from '@playwright/test';

/** What a reader does with a demo, and what the demo has to answer. It throws if the answer is another one. */
export type DemoJourney = (demo: { page: Page; stage: Locator }) => Promise<void>;

/** The journeys of one page, by the name of the demo. */
export type DemoJourneys = Record<string, DemoJourney>;
