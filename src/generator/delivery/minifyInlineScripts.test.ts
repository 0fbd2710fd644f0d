import { expect, it } from 'vitest';
import { minifyInlineScripts } from './minifyInlineScripts.ts';

const minify = (html: string) => minifyInlineScripts(html, 'index.html');

it('shortens scripts that run inline, and they still do the same', () => {
  const html = minify(`<script>(function apply(keys) {
	const first = keys.first ?? "none";
	globalThis.applied = first + " </" + "script>";
})({"first":"one"})</script><p>Text</p>`);
  const code = /<script>(.*)<\/script><p>/s.exec(html)?.[1] ?? '';
  expect(code).not.toMatch(/\n|apply\(|const first/);
  // oxlint-disable-next-line no-eval
  (0, eval)(code);
  expect((globalThis as { applied?: string }).applied).toBe('one </script>');
});

it('leaves data, modules, and the text of the page alone', () => {
  const html = `<script type="application/ld+json">{ "a": 1 }</script>
<script type="module" src="/a.js"></script><pre>&lt;script&gt;const first = 1;&lt;/script&gt;</pre>`;
  expect(minify(html)).toBe(html);
});

it('names the page with a script that cannot be parsed', () => {
  expect(() => minify('<script>const = 1</script>')).toThrow(/can't be parsed/);
});
