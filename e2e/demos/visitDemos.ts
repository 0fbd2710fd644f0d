import { stripVTControlCharacters } from 'node:util';
import type { BrowserContext, ConsoleMessage, Locator, Page } from '@playwright/test';
import type { PictureSize } from '#model/demo/Demo.ts';
import { AXE_TAGS, COLOR_RULES } from '../support/findViolations.ts';
import { untilLive } from '../support/untilLive.ts';
import type { DemoJourney, DemoJourneys } from './DemoJourney.ts';
import { findCutTexts } from './findCutTexts.ts';
import { isPackageFault } from './packageFaults.ts';
import { readChartSizes } from './readChartSizes.ts';
import { readGridSizes } from './readGridSizes.ts';
import { SlowDemoError } from './SlowDemoError.ts';
import { trackRequests } from './trackRequests.ts';

/** The result of visiting one demo. */
export interface DemoVisit {
  id: string;
  /** Heights of the stage without its reserved space, one for each width. */
  heights: number[];
  /** Sizes of its charts, for each width. */
  charts: PictureSize[][];
  /** Sizes of its grids, for each width. */
  grids: PictureSize[][];
  faults: string[];
  /** The visible text, if it was requested. */
  text?: string;
}

export interface VisitOptions {
  /** What axe checks. Nothing by default. */
  checkAxe?: 'everything' | 'colors';
  /** Where to check that the first demo of the page doesn't cut off texts: everywhere, or only in the headers of grids. */
  checkCutTexts?: 'all' | 'headers';
  /** Viewport widths to measure at. */
  widths: readonly number[];
  /** Whether to measure charts and grids too. */
  measuresPictures?: boolean;
  /** Whether to return the text of each demo. */
  readsText?: boolean;
  /** Journeys to run after all demos were visited. */
  journeys?: DemoJourneys;
}

/** How long a demo may take to start. */
const LIVE_MS = 20_000;
/** How long its data may take to load. */
const LOADED_MS = 4_000;

/** Paid components report that they run without a license key, as they should. */
const LICENSE_NOTICE = /MUI X: (?:Missing license key|.*license)|^\*+$/;

/** Opens one page and starts each of its demos in turn. */
export async function visitDemos(
  context: BrowserContext,
  url: string,
  options: VisitOptions,
): Promise<DemoVisit[]> {
  const page = await context.newPage();
  let messages: string[] = [];
  page.on('console', (message) => {
    if (isFault(message))
      messages.push(`console ${message.type()}: ${message.text().slice(0, 400)}`);
  });
  page.on('pageerror', (error) => messages.push(`error: ${error.message.slice(0, 400)}`));
  const pending = trackRequests(page);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    const ids = await page.$$eval('[data-demo]', (stages) =>
      stages.map((stage) => (stage as HTMLElement).dataset['demo'] ?? ''),
    );
    const visits: DemoVisit[] = [];
    for (const id of ids) {
      const visit = await visitDemo(page, id, pending, options);
      const cut = id === ids[0] ? await listCutTexts(page, id, options) : [];
      visits.push({ ...visit, faults: [...messages, ...visit.faults, ...cut] });
      messages = [];
    }
    for (const [name, journey] of Object.entries(options.journeys ?? {})) {
      const visit = visits.find(({ id }) => id.endsWith(`/${name}`));
      if (!visit) throw new Error(`${url} has no demo ${name}, but there is a journey for it.`);
      const fault = await takeJourney(page, visit.id, journey);
      visit.faults.push(...messages, ...fault);
      messages = [];
    }
    return visits;
  } finally {
    await page.close();
  }
}

async function takeJourney(page: Page, id: string, journey: DemoJourney): Promise<string[]> {
  const stage = page.locator(`[data-demo="${id}"]`);
  await stage.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  try {
    await untilLive(page, `[data-demo="${id}"]`, { timeout: LIVE_MS });
    await journey({ page, stage });
    return [];
  } catch (error) {
    return [`journey: ${stripVTControlCharacters(String(error)).slice(0, 600)}`];
  }
}

async function listCutTexts(
  page: Page,
  id: string,
  { checkCutTexts }: VisitOptions,
): Promise<string[]> {
  if (!checkCutTexts) return [];
  const headersOnly = checkCutTexts === 'headers';
  const cut = await findCutTexts(page.locator(`[data-demo="${id}"]`), { headersOnly });
  return cut.map((text) => `cuts off the text "${text.slice(0, 80)}"`);
}

function isFault(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false;
  return !LICENSE_NOTICE.test(message.text());
}

async function visitDemo(
  page: Page,
  id: string,
  pending: () => string[],
  { checkAxe, checkCutTexts, widths, measuresPictures = false, readsText = false }: VisitOptions,
): Promise<DemoVisit> {
  const stage = page.locator(`[data-demo="${id}"]`);
  await stage.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  try {
    await untilLive(page, `[data-demo="${id}"]`, { timeout: LIVE_MS });
  } catch {
    throw new SlowDemoError(id, await describeStage(stage), pending());
  }
  const heights: number[] = [];
  const charts: PictureSize[][] = [];
  const grids: PictureSize[][] = [];
  for (const width of widths) {
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height: 900 });
      await stage.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
    }
    heights.push(await settle(page, id));
    if (measuresPictures) {
      charts.push(await readChartSizes(page, id));
      grids.push(await readGridSizes(page, id));
    }
  }
  const faults: string[] = [];
  if (await isEmpty(page, id)) faults.push('renders nothing');
  if (checkAxe || checkCutTexts || readsText) await untilLoaded(page, id);
  const text = readsText ? { text: await readText(page, id) } : {};
  if (checkAxe) faults.push(...(await findAxeFaults(page, id, checkAxe)));
  return { id, heights, charts, grids, faults, ...text };
}

/** Whether the demo is loading, and where it is on the screen: `state: loading, 100 to 480 of 900 px`. */
function describeStage(stage: Locator): Promise<string> {
  return stage.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const state = element.dataset['state'] ?? 'none';
    return `state: ${state}, ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight} px`;
  });
}

/** Waits until the demo's height has stayed the same for a few frames, and returns it. */
function settle(page: Page, id: string): Promise<number> {
  return page.evaluate(async (demo) => {
    const element = document.querySelector<HTMLElement>(`[data-demo="${demo}"]`);
    if (!element) return 0;
    const reserved = element.style.minHeight;
    element.style.minHeight = '0';
    let last = -1;
    let same = 0;
    for (let frame = 0; frame < 120 && same < 4; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const height = Math.ceil(element.getBoundingClientRect().height);
      same = height === last ? same + 1 : 0;
      last = height;
    }
    element.style.minHeight = reserved;
    return last;
  }, id);
}

/** Waits for data from a (simulated) server. */
async function untilLoaded(page: Page, id: string): Promise<void> {
  // A progress bar with a value shows data, such as the progress of a task.
  const isLoaded = (demo: string) =>
    !document.querySelector(
      `[data-demo="${demo}"] :is([role="progressbar"]:not([aria-valuenow]), [role="tree"]:not(:has([role="treeitem"])))`,
    );
  // Demos about loading never stop loading.
  await page.waitForFunction(isLoaded, id, { timeout: LOADED_MS }).catch(() => undefined);
}

function isEmpty(page: Page, id: string): Promise<boolean> {
  return page.evaluate((demo) => {
    const element = document.querySelector<HTMLElement>(`[data-demo="${demo}"]`);
    return !element?.innerText.trim() && !element?.querySelector('svg, canvas, input, img, button');
  }, id);
}

/** Reads the visible text and the values of inputs once they haven't changed for a moment, because a locale may be loading. */
function readText(page: Page, id: string): Promise<string> {
  return page.evaluate(async (demo) => {
    const read = () => {
      const element = document.querySelector<HTMLElement>(`[data-demo="${demo}"]`);
      const inputs = Array.from(element?.querySelectorAll('input') ?? [], ({ value }) => value);
      return [element?.innerText ?? '', ...inputs].join('\n');
    };
    let last = read();
    for (let round = 0; round < 40; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const text = read();
      if (text === last) break;
      last = text;
    }
    return last;
  }, id);
}

interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface AxeWindow {
  axe: {
    run: (context: Element, options: unknown) => Promise<{ violations: AxeViolation[] }>;
  };
}

/** axe reads the whole document even if it checks only a part, so everything but demos is removed while it runs. */
async function findAxeFaults(
  page: Page,
  id: string,
  what: 'everything' | 'colors',
): Promise<string[]> {
  const only =
    what === 'colors' ? { type: 'rule', values: COLOR_RULES } : { type: 'tag', values: AXE_TAGS };
  const found = await page.evaluate(
    async ([demo, runOnly]) => {
      const element = document.querySelector(`[data-demo="${demo}"]`);
      if (!element) return [];
      const live = [...document.querySelectorAll<HTMLElement>('[data-demo][data-state]')];
      // Keep the widths of the demos, so that nothing in them renders again.
      for (const stage of live) stage.style.width = `${stage.offsetWidth}px`;
      const away: [Node, ChildNode][] = [];
      const clear = (parent: Element) => {
        for (const child of Array.from(parent.childNodes)) {
          if (live.some((stage) => stage === child)) continue;
          // Popups of demos are at the end of the body, and demos refer to them.
          if (child instanceof HTMLElement && /Mui/.test(child.className)) continue;
          if (child instanceof Element && live.some((stage) => child.contains(stage))) {
            clear(child);
            continue;
          }
          const mark = document.createComment('');
          child.replaceWith(mark);
          away.push([mark, child]);
        }
      };
      clear(document.body);
      const { violations } = await (window as unknown as AxeWindow).axe.run(element, {
        resultTypes: ['violations'],
        runOnly,
        // A demo is only part of a page. Rules about whole pages are checked in `accessibility.spec.ts`.
        rules: { region: { enabled: false }, 'heading-order': { enabled: false } },
      });
      for (const [mark, child] of away) mark.parentNode?.replaceChild(child, mark);
      for (const stage of live) stage.style.width = '';
      return violations;
    },
    [id, only] as const,
  );
  return found.flatMap(({ id: rule, help, nodes }) => {
    const first = nodes.find(({ html }) => !isPackageFault(rule, html));
    if (!first) return [];
    const reason = first.failureSummary?.split('\n')[1]?.trim() ?? help;
    return [`axe ${rule}: ${reason} (${first.html.slice(0, 160)})`];
  });
}
