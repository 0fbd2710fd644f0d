import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';
import { useWasDense } from '../../../theme/useWasDense.ts';
import { createDemoThemeCss } from '../../../theme/demoThemeCss.ts';
import { fonts, palette } from '../../../theme/tokens.ts';
import type { Look } from '../liveMessages.ts';
import { createLookCache } from './createLookCache.ts';

export interface DocsLookProps {
  look: Extract<Look, { kind: 'docs' }>;
  children: ReactNode;
}

let hasFont = false;
const themeCss = createDemoThemeCss();

/**
 * The look of a demo on its page: theme, scheme, direction, density, background, and font. It uses the provider of `@mui/system`,
 * because Material UI's provider would choose a scheme automatically.
 */
export function DocsLook({ look: { scheme, direction, dense, padding }, children }: DocsLookProps) {
  const wasDense = useWasDense(dense);
  const theme = useMemo(
    () => createDemoTheme({ direction, dense, wasDense }),
    [direction, dense, wasDense],
  );
  const cache = useMemo(() => createLookCache(direction), [direction]);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['muiColorScheme'] = scheme;
    root.dir = direction;
    const { ground, text } = palette[scheme];
    root.style.cssText = `color-scheme: ${scheme}; background: ${ground}; color: ${text}; font-family: ${fonts.sans}; line-height: 1.5; font-feature-settings: 'cv11', 'ss03'`;
    document.body.style.padding = padding;
    if (hasFont) return;
    hasFont = true;
    document.fonts.add(new FontFace('Inter Variable', `url(${interUrl})`, { weight: '100 900' }));
  }, [scheme, direction, padding]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <style>{themeCss}</style>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
