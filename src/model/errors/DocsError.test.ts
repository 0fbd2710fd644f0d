import { describe, expect, it } from 'vitest';
import { DocsError, DocsErrors, formatDocsError, throwAll } from './DocsError.ts';

describe('formatDocsError', () => {
  it('contains the location, the message, and the hint', () => {
    const error = new DocsError('There is no demo "SortingBasic" in this folder.', {
      file: 'content/pages/react-data-grid/sorting/page.mdx',
      line: 31,
      hint: 'did you mean "BasicSorting"?',
    });
    expect(formatDocsError(error)).toMatchInlineSnapshot(`
      "content/pages/react-data-grid/sorting/page.mdx:31
        There is no demo "SortingBasic" in this folder.
        Hint: did you mean "BasicSorting"?"
    `);
  });

  it.each([
    [{ file: 'a.mdx' }, 'a.mdx\n  Broken.'],
    [{ hint: 'fix it.' }, 'Broken.\n  Hint: fix it.'],
    [{}, 'Broken.'],
  ])('omits missing details: %o', (details, expected) => {
    expect(formatDocsError(new DocsError('Broken.', details))).toBe(expected);
  });
});

describe('DocsError', () => {
  it('keeps its cause', () => {
    const cause = new Error('root');
    expect(new DocsError('Broken.', { cause }).cause).toBe(cause);
    expect(new DocsError('Broken.')).not.toHaveProperty('cause');
  });
});

describe('throwAll', () => {
  it('does nothing if there are no errors', () => {
    expect(() => throwAll([])).not.toThrow();
  });

  it('throws all errors as one', () => {
    const faults = [
      new DocsError('One.', { file: 'a.mdx', line: 1 }),
      new DocsError('Two.', { hint: 'fix it.' }),
    ];
    const thrown = catchError(() => throwAll(faults));
    expect(thrown).toBeInstanceOf(DocsErrors);
    expect(thrown).toBeInstanceOf(AggregateError);
    expect(thrown).toHaveProperty('errors', faults);
    expect(thrown).toHaveProperty('message', 'a.mdx:1\n  One.\n\nTwo.\n  Hint: fix it.');
  });
});

function catchError(run: () => void): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
