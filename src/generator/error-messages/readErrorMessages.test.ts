import { describe, expect, it } from 'vitest';
import { readErrorMessages } from './readErrorMessages.ts';

describe('readErrorMessages', () => {
  it.each([
    ['an error', "throw new Error('MUI X: No row was found.');", ['No row was found.']],
    [
      'an error of another class',
      'throw new MissingRowIdError(`No row with id #${id} found`);',
      ['No row with id #… found'],
    ],
    [
      'the lines of an error',
      "throw new Error(['MUI X Charts: It has no data.', `Id: ${id}`, '', detail].join('\\n'));",
      ['It has no data. Id: …'],
    ],
    [
      'a warning',
      "warnOnce(['MUI X: The prop has no effect.', 'Remove it.'], 'error');",
      ['The prop has no effect. Remove it.'],
    ],
    [
      'all arguments of the console',
      'console.warn(`MUI X: \\`view="${view}"\\` is not valid.`, \'Choose another.\', view);',
      ['`view="…"` is not valid. Choose another. …'],
    ],
    [
      'a text in a constant',
      "const MISSING = ['Missing UTC plugin', 'Enable it'].join('\\n'); throw new Error(MISSING);",
      ['Missing UTC plugin Enable it'],
    ],
    [
      'texts that are put together',
      "logger.error('The element ' + name + ' has no height.');",
      ['The element … has no height.'],
    ],
    [
      'what another function prints',
      "export const rules = [(props) => props.a && ['MUI X: Remove this prop.', 'It is old.'].join('\\n') || undefined];",
      ['Remove this prop. It is old.'],
    ],
    [
      'a message once',
      "if (a) throw new Error('It has no rows.'); throw new Error('It has no rows.');",
      ['It has no rows.'],
    ],
  ])('reads %s', (_, source, messages) => {
    expect(readErrorMessages(source)).toEqual(messages);
  });

  it.each([
    ['a text that is passed in', 'warnOnce(message); throw new Error(text); throw error;'],
    ['too few words', "throw new Error('not supported');"],
    ['other texts', "const title = 'The rows of the grid'; log('It has no rows.');"],
    ['comments', "// throw new Error('It has no rows.')"],
  ])('leaves out %s', (_, source) => {
    expect(readErrorMessages(source)).toEqual([]);
  });
});
