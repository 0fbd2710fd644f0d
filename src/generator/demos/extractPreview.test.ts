import { describe, expect, it } from 'vitest';
import { extractPreview } from './extractPreview.ts';

const demo = (jsx: string) => `export default function Demo() {
  const x = 1;
  return (
${jsx}
  );
}
`;

describe('extractPreview', () => {
  it('takes the returned element', () => {
    expect(extractPreview(demo('    <Tree\n      items={items}\n    />'))).toBe(
      '<Tree\n  items={items}\n/>',
    );
  });

  it('leaves out the boxes around it', () => {
    expect(
      extractPreview(
        demo(
          '    <Box sx={{ height: 3 }}>\n      <Stack>\n        <Tree />\n        <p>Hi</p>\n      </Stack>\n    </Box>',
        ),
      ),
    ).toBe('<Tree />\n<p>Hi</p>');
  });

  it('keeps a box that contains text', () => {
    expect(extractPreview(demo('    <div>\n      Hello <b>you</b>\n    </div>'))).toContain(
      '<div>',
    );
  });

  it.each([
    [
      'has none when the element is long',
      demo(`    <ul>\n${'      <li />\n'.repeat(16)}    </ul>`),
    ],
    ['has none when no JSX is returned', 'export default function Demo() {\n  return null;\n}'],
    ['has none without a default export', 'export function Demo() {\n  return <p />;\n}'],
  ])('%s', (_, source) => {
    expect(extractPreview(source)).toBeUndefined();
  });
});
