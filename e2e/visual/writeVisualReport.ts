import { writeFileSync } from 'node:fs';
import path from 'node:path';

export interface ScreenResult {
  name: string;
  /** The number of pixels that differ. 0 if the pictures are the same. */
  pixels: number;
}

/** Writes a page that shows every difference as three pictures: before, after, and what differs. */
export function writeVisualReport(
  folder: string,
  { base, head, results }: { base: string; head: string; results: readonly ScreenResult[] },
): string {
  const different = results.filter(({ pixels }) => pixels > 0);
  const file = path.join(folder, 'index.html');
  const sections = different.map(
    ({ name, pixels }) => `<section>
<h2>${name}: ${pixels.toLocaleString('en')} pixels</h2>
<div>${['before', 'after', 'difference'].map((kind) => `<figure><figcaption>${kind}</figcaption><img src="${name}.${kind}.png" alt="${name}, ${kind}" loading="lazy"></figure>`).join('')}</div>
</section>`,
  );
  writeFileSync(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${different.length} of ${results.length} screens differ</title>
<style>
body { font: 16px/1.5 system-ui; margin: 2rem; color: #1c2025; background: #fff }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem }
figure { margin: 0 }
img { width: 100%; border: 1px solid #c7d0dd }
</style>
<h1>${different.length} of ${results.length} screens differ</h1>
<p>Base ${base}, compared with ${head}.</p>
${sections.join('\n')}
<h2>The same</h2>
<p>${results
      .filter(({ pixels }) => pixels === 0)
      .map(({ name }) => name)
      .join(', ')}</p>
</html>
`,
  );
  return file;
}
