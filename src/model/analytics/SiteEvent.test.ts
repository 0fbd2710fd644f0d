import { describe, expect, it } from 'vitest';
import { parseActionEvent } from './SiteEvent.ts';

describe('parseActionEvent', () => {
  it('reads a known action', () => {
    expect(parseActionEvent({ category: 'demo', action: 'copy', label: 'a/B' })).toStrictEqual({
      name: 'demo',
      action: 'copy',
      label: 'a/B',
    });
    expect(parseActionEvent({ category: 'header', action: 'github' })).toStrictEqual({
      name: 'header',
      action: 'github',
    });
  });

  it.each([
    [{ category: 'header', action: 'copy' }],
    [{ category: 'toString', action: 'length' }],
    [{ category: undefined, action: 'copy' }],
    [{ category: 'demo', action: undefined }],
  ])('knows nothing of %j', (fields) => {
    expect(parseActionEvent(fields)).toBeNull();
  });
});
