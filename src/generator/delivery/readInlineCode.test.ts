import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formatDocsError } from '#model/errors/DocsError.ts';
import { readInlineCode } from './readInlineCode.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('readInlineCode', () => {
  it.each([
    ['a script', '<script>run()</script>', ['run()']],
    ['a module', '<script type="module">run()</script>', ['run()']],
    ['rules for loading ahead', '<script type="speculationrules">{"a":1}</script>', ['{"a":1}']],
    ['an import map', '<script type="importmap">{}</script>', ['{}']],
    ['an empty type', '<script type="">run()</script>', ['run()']],
    ['text that looks like a tag', '<script>"<b>" && 1 < 2</script>', ['"<b>" && 1 < 2']],
    ['entities without decoding them', '<script>a &amp;&amp; b</script>', ['a &amp;&amp; b']],
    ['Windows line ends as the browser reads them', '<script>a\r\nb\rc</script>', ['a\nb\nc']],
    ['space around the text', '<script> a </script>', [' a ']],
    ['the same script once', '<script>a</script><p></p><script>a</script>', ['a']],
    ['several in order', '<script>b</script><script>a</script>', ['b', 'a']],
    ['a file', '<script src="/a.js"></script>', []],
    ['data', '<script type="application/ld+json">{"@id":"a"}</script>', []],
    ['a template', '<script type="text/template">a</script>', []],
    ['a comment', '<!-- <script>a</script> -->', []],
  ])('allows %s', (_name, html, scripts) => {
    const { scripts: hashes, faults } = readInlineCode(html);
    expect(hashes).toEqual(scripts.map(hash));
    expect(faults).toEqual([]);
  });

  it('agrees with a hash computed separately', () => {
    const { scripts: hashes } = readInlineCode('<script>alert(1)</script>');
    expect(hashes).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=']);
  });

  it.each([
    ['a style', '<style>a{}</style>', ['a{}']],
    ['a style with attributes', '<style media="print">a{}</style>', ['a{}']],
    ['selectors as they are', '<style>a > b{content:"&amp;"}</style>', ['a > b{content:"&amp;"}']],
    ['the same style once', '<style>a{}</style><style>a{}</style>', ['a{}']],
    ['a style next to a script', '<script>a</script><style>b{}</style>', ['b{}']],
    ['a page without styles', '<p>style="a"</p>', []],
    ['a comment', '<!-- <style>a{}</style> -->', []],
    ['an element named like the attribute', '<p data-style="a:b">a</p>', []],
  ])('allows %s by hash', (_name, html, styles) => {
    expect(readInlineCode(html).styles).toEqual(styles.map(hash));
  });

  it.each([
    ['a style attribute', '<p style="color:red">a</p>'],
    ['a demo, which adds styles at run time', '<div data-demo-stage=""></div>'],
    ['the playground, for the same reason', '<div data-playground=""></div>'],
  ])('has no hashes for a page with %s', (_name, html) => {
    expect(readInlineCode(`<style>a{}</style>${html}`)).not.toHaveProperty('styles');
  });

  it.each([
    '<img src="a.png" onerror="a()">',
    '<a href="javascript:a()">b</a>',
    '<form action=" JavaScript:a()"></form>',
  ])('reports %s, which no hash can allow', (html) => {
    const { faults } = readInlineCode(html, 'dist/x/index.html');
    expect(faults).toHaveLength(1);
    expect(faults[0]?.file).toBe('dist/x/index.html');
  });

  it('says what to do about an inline listener', () => {
    const { faults } = readInlineCode('<img onload="a()">', 'dist/x/index.html');
    expect(faults.map(formatDocsError)).toMatchInlineSnapshot(`
      [
        "dist/x/index.html
        <img onload> holds a script that the browser will block.
        Hint: add the listener in a script file; the security policy knows inline scripts by hash only.",
      ]
    `);
  });
});
