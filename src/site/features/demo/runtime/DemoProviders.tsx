import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { usePreference } from '../../../state/usePreference.ts';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';

const cache = createCache({ key: 'css', prepend: false });

/** What every demo runs in: theme, direction, density. */
export function DemoProviders({ children }: { children: ReactNode }) {
  const [direction] = usePreference('direction');
  const [dense] = usePreference('dense');
  const theme = useMemo(() => createDemoTheme({ direction, dense }), [direction, dense]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
