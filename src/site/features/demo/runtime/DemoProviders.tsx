import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { usePreference } from '../../../preferences/usePreference.ts';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';
import { getDemoCache, prepareDirection } from './demoCaches.ts';

/**
 * The environment of every demo: theme, direction, and density. It uses the provider of `@mui/system`, which doesn't write the
 * theme's CSS variables into the page; `/x/demo-theme.css` has them once for all demos.
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

/** The active direction. A change waits until its style cache is loaded. */
function useDirection() {
  const [wanted] = usePreference('direction');
  const [direction, setDirection] = useState(wanted);
  useEffect(() => {
    void prepareDirection(wanted).then(() => setDirection(wanted));
  }, [wanted]);
  return direction;
}
