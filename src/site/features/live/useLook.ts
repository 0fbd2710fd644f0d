import { useMemo } from 'react';
import { usePreference } from '../../preferences/usePreference.ts';
import type { Look } from './liveMessages.ts';

/** Returns the look of demos on this page with the reader's settings. `padding` is the padding of the demo's stage. */
export function useLook(padding: string): Look {
  const [scheme] = usePreference('colorScheme');
  const [direction] = usePreference('direction');
  const [dense] = usePreference('dense');
  return useMemo(
    () => ({ kind: 'docs', scheme, direction, dense, padding }),
    [scheme, direction, dense, padding],
  );
}
