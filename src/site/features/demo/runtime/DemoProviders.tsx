import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { usePreference } from '../../../preferences/usePreference.ts';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';
import { getDemoCache, prepareDirection } from './demoCaches.ts';

/**
 * What every demo runs in: theme, direction, density. The provider is the one of `@mui/system`, which does not write the theme's
 * CSS variables into the page; they stand in `/x/demo-theme.css`, once for all demos.
 */
export function DemoProviders({ children }: { children: ReactNode }) {
  const direction = useDirection();
  const [dense] = usePreference('dense');
  const theme = useMemo(() => createDemoTheme({ direction, dense }), [direction, dense]);
  return (
    <CacheProvider value={getDemoCache(direction)}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** The direction in effect: a change waits until its style cache is there. */
function useDirection() {
  const [wanted] = usePreference('direction');
  const [direction, setDirection] = useState(wanted);
  useEffect(() => {
    void prepareDirection(wanted).then(() => setDirection(wanted));
  }, [wanted]);
  return direction;
}
