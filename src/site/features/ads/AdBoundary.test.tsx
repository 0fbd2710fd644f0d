// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteEvent } from '#model/analytics/SiteEvent.ts';
import { onSiteEvent } from '../../browser/siteEvents.ts';
import { AdBoundary } from './AdBoundary.tsx';

afterEach(cleanup);

function BrokenAd(): never {
  throw new Error('broken');
}

describe('AdBoundary', () => {
  it.each([
    ['carbon-demo-inline', 'carbon-demo-inline'],
    [null, 'null'],
  ])('reports the crash of %s and shows nothing', (label, expected) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const events: SiteEvent[] = [];
    const stop = onSiteEvent((event) => events.push(event));
    const { container } = render(
      <AdBoundary label={label}>
        <BrokenAd />
      </AdBoundary>,
    );
    stop();
    expect(container.innerHTML).toBe('');
    expect(events).toEqual([{ name: 'ad', action: 'crash', label: expected }]);
  });

  it('shows an ad that works', () => {
    render(<AdBoundary label="in-house">An ad</AdBoundary>);
    expect(screen.getByText('An ad')).toBeTruthy();
  });
});
