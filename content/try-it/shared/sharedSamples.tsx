import type { SxProps, Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { SampleSets, SamplesOf } from './SamplesOf.ts';

interface SharedProps {
  sx: SxProps<Theme>;
  className: string;
  classes: { root: string };
  style: CSSProperties;
}

/** Props that most components accept. The panel's stylesheet defines the class `outlined`. */
export const sharedSamples: SampleSets = [
  {
    for: /./,
    props: {
      sx: {
        outlined: { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: '-2px' },
        tinted: { backgroundColor: 'action.hover', color: 'primary.main' },
      },
      className: { outlined: 'outlined' },
      classes: { outlined: { root: 'outlined' } },
      style: {
        outlined: { outline: '2px dashed', outlineOffset: -2 },
        faded: { opacity: 0.5 },
      },
    } satisfies SamplesOf<SharedProps>,
  },
];
