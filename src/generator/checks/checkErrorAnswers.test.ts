import { describe, expect, it } from 'vitest';
import { errors } from '#content/search/errors.ts';
import { readContent } from '../content/loadContent.ts';
import { loadErrorMessages } from '../error-messages/loadErrorMessages.ts';
import { checkErrorAnswers } from './checkErrorAnswers.ts';
import { createContentTree, createPageText, formatFaults } from './contentTree.ts';

const messages = ['The bars have no data.', 'The axis … has no data.'];

describe('checkErrorAnswers', () => {
  const check = (answers: Parameters<typeof checkErrorAnswers>[0]['answers']) => {
    const directory = createContentTree({
      'react-charts/bars/page.mdx': createPageText('Text.\n\n## Pass the data\n\nText.'),
    });
    const { pages } = readContent(directory);
    const { faults, notes } = checkErrorAnswers({ answers, messages, pages });
    return { text: formatFaults(faults, directory), notes };
  };

  it('accepts existing pages and sections, and counts the explained messages', () => {
    const { text, notes } = check([
      { page: '/x/react-charts/bars', section: 'pass-the-data', messages: ['bars have no data'] },
    ]);
    expect(text).toBe('');
    expect(notes).toEqual(['1 of the 2 messages of the packages are explained']);
  });

  it('explains each mistake', () => {
    const { text } = check([
      { page: '/x/react-charts/bar', messages: ['The bars have no data.'] },
      {
        page: '/x/react-charts/bars',
        section: 'pass-data',
        messages: ['The bars have no data.', 'The pie has no slices.'],
      },
    ]);
    expect(text).toMatchInlineSnapshot(`
      "content/search/errors.ts
        There is no page /x/react-charts/bar.
        Hint: did you mean /x/react-charts/bars?

      content/search/errors.ts
        There is no section "pass-data" in content/pages/react-charts/bars/page.mdx.
        Hint: did you mean "pass-the-data"? Sections: pass-the-data.

      content/search/errors.ts
        No package prints "The pie has no slices.".
        Hint: remove it, or copy the text from the package, with … for what it fills in.

      content/search/errors.ts
        The message "The bars have no data." is listed twice.
        Hint: keep the section that explains it best."
    `);
  });
});

describe('the messages of the installed packages', () => {
  it('include those that pages explain', async () => {
    const installed = await loadErrorMessages();
    const parts = errors.flatMap((answer) => answer.messages);
    expect(parts.length).toBeGreaterThanOrEqual(40);
    expect(parts.filter((part) => !installed.some((text) => text.includes(part)))).toEqual([]);
  });
});
