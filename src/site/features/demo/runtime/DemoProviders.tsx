import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import type { Direction } from '#model/preferences/Direction.ts';
import { usePreference } from '../../../preferences/usePreference.ts';
import { createDemoTheme } from '../../../theme/createDemoTheme.ts';
import { getDemoCache, prepareDirection } from './demoCaches.ts';
import { useDemoView } from './useDemoView.ts';
import { useWasDense } from '../../../theme/useWasDense.ts';

/**
 * The environment of every demo: theme, direction, and density. It uses the provider of `@mui/system`, which doesn't write the
 * theme's CSS variables into the page; `/x/demo-theme.css` has them once for all demos.
 */
export function DemoProviders({ stage, children }: { stage: HTMLElement; children: ReactNode }) {
  const view = useDemoView(stage);
  const [siteDirection] = usePreference('direction');
  const [siteDense] = usePreference('dense');
  const direction = usePrepared(view.direction ?? siteDirection);
  const dense = view.dense ?? siteDense;
  const wasDense = useWasDense(dense);
  const theme = useMemo(
    () => placePortals(createDemoTheme({ direction, dense, wasDense }), view.portals),
    [direction, dense, wasDense, view.portals],
  );
  return (
    <CacheProvider value={getDemoCache(direction)}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** A change of direction waits until its style cache is loaded. */
function usePrepared(wanted: Direction): Direction {
  const [direction, setDirection] = useState(wanted);
  useEffect(() => {
    void prepareDirection(wanted).then(() => setDirection(wanted));
  }, [wanted]);
  return direction;
}

function placePortals(theme: Theme, container: HTMLElement | undefined): Theme {
  if (!container) return theme;
  const placed = { defaultProps: { container } };
  const components = { MuiModal: placed, MuiPopover: placed, MuiPopper: placed };
  return { ...theme, components: { ...theme.components, ...components } };
}
