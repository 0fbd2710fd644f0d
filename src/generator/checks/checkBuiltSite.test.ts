import { describe, expect, it } from 'vitest';
import { checkBuiltSite } from './checkBuiltSite.ts';
import { createContentTree, formatFaults } from './contentTree.ts';

function check(files: Record<string, string>) {
  const dist = createContentTree(files);
  const report = checkBuiltSite({
    dist,
    siteUrl: 'https://docs.test',
    redirects: { '/x/old/': '/x/a/' },
  });
  return { ...report, text: formatFaults(report.faults, dist) };
}

const page = (body: string, head = '') =>
  `<html><head>${head}</head><body><h1 id="top">A</h1>${body}</body></html>`;

describe('checkBuiltSite', () => {
  it('reports nothing for a site without mistakes', () => {
    const { text, pages, links } = check({
      'x/a/index.html': page(
        '<a href="/x/b/#part">b</a><a href="#top">up</a><a href="../b/">b</a><a href="https://react.dev">out</a><img src="/x/i.png" srcset="/x/i.png 1x">',
        '<link rel="canonical" href="https://docs.test/x/a/"><meta property="og:image" content="https://docs.test/x/i.png">',
      ),
      'x/b/index.html': page('<h2 id="part">Part</h2><a href="mailto:a@b.c">m</a>'),
      'x/i.png': '',
    });
    expect(text).toBe('');
    expect([pages, links]).toEqual([2, 7]);
  });

  it('counts pictures of demos as parts of pages, and reports missing ones', () => {
    const frame = '<noscript><iframe src="/x/chart-pictures/Bars.html"></iframe></noscript>';
    const picture = { 'x/chart-pictures/Bars.html': '<main role="img"></main>' };
    const { text, pages } = check({ 'x/a/index.html': page(frame), ...picture });
    expect([text, pages]).toEqual(['', 1]);
    expect(check({ 'x/a/index.html': page(frame) }).text).toContain(
      'There is nothing at /x/chart-pictures/Bars.html.',
    );
  });

  it('checks the file with the rest of a navigation group', () => {
    const group = '<details data-content="/x/navigation/x-charts.json"></details>';
    const found = { 'x/navigation/x-charts.json': '{}' };
    expect(check({ 'x/a/index.html': page(group), ...found }).text).toBe('');
    expect(check({ 'x/a/index.html': page(group) }).text).toContain(
      'There is nothing at /x/navigation/x-charts.json.',
    );
  });

  it('explains each broken link once, no matter how many pages have it', () => {
    const nav = '<a href="/x/gone/">g</a>';
    const { text } = check({
      'x/a/index.html': page(
        `${nav}<a href="/x/b/#prt">p</a><a href="/x/b">b</a><a href="/x/old/">o</a>`,
      ),
      'x/b/index.html': page(
        `${nav}<div data-demo-stage=""><p id="own"><p id="own"></div><h2 id="part">Part</h2><h2 id="part">Part</h2>`,
      ),
      'x/c/index.html': `<h1>C</h1><h1>D</h1>${nav}`,
    });
    expect(text).toMatchInlineSnapshot(`
      "content/pages/x/b/index.html
        The id "part" is used twice.
        Hint: give one of them another name.

      content/pages/x/c/index.html
        The page has 2 h1.
        Hint: a page has one h1, its title.

      content/pages/x/a/index.html
        There is nothing at /x/gone/. (and on 2 more pages)
        Hint: remove the link, or add the page or file.

      content/pages/x/a/index.html
        There is no #prt on /x/b/.
        Hint: did you mean #part?

      content/pages/x/a/index.html
        There is nothing at /x/b.
        Hint: write /x/b/.

      content/pages/x/a/index.html
        There is nothing at /x/old/.
        Hint: it is redirected: link to /x/a/."
    `);
  });

  it('checks absolute URLs of the site', () => {
    const head =
      '<link rel="canonical" href="https://docs.test/x/b/"><meta property="og:image" content="https://docs.test/x/i.png">';
    expect(check({ 'x/a/index.html': page('', head) }).text).toMatchInlineSnapshot(`
      "content/pages/x/a/index.html
        There is nothing at /x/b/.
        Hint: did you mean /x/a/?

      content/pages/x/a/index.html
        There is nothing at /x/i.png.
        Hint: remove the link, or add the page or file."
    `);
  });

  it('fails on a link to a page that is only planned', () => {
    const { text } = check({ 'x/a/index.html': page('<a href="/x/planned/#a">p</a>') });
    expect(text).toContain('There is nothing at /x/planned/.');
  });

  it('accepts an anchor of the English page if the translation is missing', () => {
    const robots = '<meta name="robots" content="noindex">';
    const { text } = check({
      'x/a/index.html': page('<h2 id="part">Part</h2>'),
      'zh/x/a/index.html': page('', robots),
      'zh/x/b/index.html': page('<a href="/zh/x/a/#part">a</a>'),
    });
    expect(text).toBe('');
  });

  it('fails without a built site', () => {
    expect(check({}).text).toMatchInlineSnapshot(`
      "content/pages
        There is no built site.
        Hint: run: npm run build"
    `);
  });
});
