import { describe, expect, it } from 'vitest';
import { extractEditedPreview } from './extractEditedPreview.ts';

describe('extractEditedPreview', () => {
  it('has the returned JSX without its indentation', () => {
    const source = `import * as React from 'react';\n\nexport default function Demo() {\n  if (!React) return null;\n  return (\n    <Chart\n      height={300}\n    />\n  );\n}\n`;
    expect(extractEditedPreview(source)).toBe('<Chart\n  height={300}\n/>');
  });

  it('has JSX on the line of its return', () => {
    expect(extractEditedPreview('export default function Demo() {\n  return <p>Hi</p>;\n}\n')).toBe(
      '<p>Hi</p>',
    );
  });

  it.each([
    ['no code', ''],
    ['no component', 'const a = 1;'],
    ['no JSX', 'export default function Demo() {\n  return null;\n}\n'],
    [
      'a lot of JSX',
      `export default function Demo() {\n  return (\n    <p>\n${'      a\n'.repeat(30)}    </p>\n  );\n}\n`,
    ],
  ])('is nothing for %s', (_, source) => {
    expect(extractEditedPreview(source)).toBeUndefined();
  });
});
