import puppeteer from 'puppeteer-core';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';

const SITE_URL = process.env['SITE_URL'] ?? '';
/** License notices of paid plans, and evaluations by Puppeteer, which the site's policy blocks. */
const EXPECTED_NOISE = /license|^\*+$|blocked a JavaScript eval/i;

export function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? 'firefox',
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    // Otherwise, Firefox opens its welcome pages and checks other hosts for updates.
    extraPrefsFirefox: { 'browser.startup.page': 0, 'app.update.disabledForTesting': true },
  });
}

/** A person with a fresh profile who reads the site. */
export class Reader {
  readonly noise: string[] = [];
  readonly page: Page;
  readonly #context: BrowserContext;
  readonly #origin: string;

  private constructor(context: BrowserContext, page: Page, origin: string) {
    this.#context = context;
    this.page = page;
    this.#origin = origin;
    page.on('console', (message) => {
      const text = message.text();
      if (['error', 'warn'].includes(message.type()) && !EXPECTED_NOISE.test(text))
        this.noise.push(`${message.type()}: ${text}`);
    });
    page.on('pageerror', (error) => {
      if (!EXPECTED_NOISE.test(String(error))) this.noise.push(`script error: ${String(error)}`);
    });
  }

  static async arrive(browser: Browser, origin = SITE_URL): Promise<Reader> {
    const context = await browser.createBrowserContext();
    return new Reader(context, await context.newPage(), origin);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path, { waitUntil: 'load' });
  }

  get path(): string {
    return this.page.url().replace(this.#origin, '');
  }

  /** Clicks the visible element that matches a selector: CSS, or `byRole`. */
  async click(selector: string): Promise<void> {
    await this.page.locator(selector).setTimeout(20_000).click();
  }

  async waitFor(selector: string): Promise<void> {
    await this.page.waitForSelector(selector, { visible: true, timeout: 20_000 });
  }

  read(selector: string): Promise<string> {
    return this.page.$eval(selector, (element) => element.textContent ?? '');
  }

  readAttribute(selector: string, name: string): Promise<string | null> {
    return this.page.$eval(selector, (element, key) => element.getAttribute(key), name);
  }

  /** Scrolls to a demo and waits until it runs. */
  async startDemo(name: string): Promise<void> {
    const stage = `#${name} [data-demo]`;
    await this.page.$eval(stage, (element) => element.scrollIntoView({ block: 'center' }));
    await this.page.waitForSelector(`${stage}[data-state=live]`, { timeout: 30_000 });
  }

  /** The text that running code shows in its frame. */
  async readResult(): Promise<string> {
    const element = await this.page.$('iframe[data-state=shown]');
    const frame = await element?.contentFrame();
    return (await frame?.evaluate(() => document.body.innerText).catch(() => '')) ?? '';
  }

  /**
   * Replaces all text in the first editor of the page through the editor's view. The editor would close typed brackets and tags
   * twice, and BiDi can't paste.
   */
  async replaceCode(source: string): Promise<void> {
    await this.page.$eval(
      '.cm-content',
      (content, text) => {
        const { view } = (content as unknown as { cmTile: { root: { view: EditorLike } } }).cmTile
          .root;
        view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
      },
      source,
    );
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }
}

/** The parts of the editor's view that tests use. */
interface EditorLike {
  state: { doc: { length: number } };
  dispatch: (change: { changes: { from: number; to: number; insert: string } }) => void;
}

/**
 * A selector for what a screen reader announces: `byRole('button', 'Settings', 'header')`. It only looks inside the given element,
 * because Firefox takes seconds to compute the roles and names of a whole page.
 */
export function byRole(role: string, name: string, inside: string): string {
  return `${inside} ::-p-aria([name="${name}"][role="${role}"])`;
}
