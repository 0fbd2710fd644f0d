import type { Locator, Page } from '@playwright/test';

/** Uses a demo like a reader does. Throws if the demo doesn't respond as expected. */
export type DemoJourney = (demo: { page: Page; stage: Locator }) => Promise<void>;

/** The journeys of one page, by the name of the demo. */
export type DemoJourneys = Record<string, DemoJourney>;
