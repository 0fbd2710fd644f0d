import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Settings } from '#demo-parts/settings';
import { createCode, type Way } from './code';
import { Preview } from './preview';
import {
  changes,
  nest,
  targets,
  type ComponentName,
  type Style,
  type Target,
} from './targets';

const components = Object.keys(targets) as ComponentName[];
const ways: Way[] = ['sx', 'slotProps', 'theme'];
const colors = ['primary', 'secondary', 'success', 'error'] as const;
type Color = (typeof colors)[number];

/** Adds one override to the theme of the page. */
function addOverride(theme: Theme, target: Target, style: Style): Theme {
  const { palette } = theme.vars ?? theme;
  const css = Object.fromEntries(
    Object.entries(style).map(([property, value]) => {
      const [name, tone] = String(value).split('.');
      const color = colors.find((candidate) => candidate === name);
      return [
        property,
        color ? palette[color][tone as 'main' | 'contrastText'] : value,
      ];
    }),
  );
  const { component, key, inside } = target.theme;
  const override = {
    [component]: {
      styleOverrides: { [key]: nest(inside, target, css) },
    },
  };
  return {
    ...theme,
    components: Object.assign({}, theme.components, override),
  };
}

export default function CustomizationPlayground() {
  const [values, setValues] = React.useState({
    component: components[0],
    part: 'Selected day',
    way: ways[0],
    change: 'Fill with a color',
    color: colors[1] as Color,
  });
  const [message, setMessage] = React.useState('');

  const parts: Target[] = targets[values.component];
  const target = parts.find(({ part }) => part === values.part) ?? parts[0];
  const available = ways.filter(
    (way) => way !== 'slotProps' || target.slots.length > 0,
  );
  const way = available.includes(values.way) ? values.way : 'sx';
  const possible = target.changes ?? Object.keys(changes);
  const change = possible.includes(values.change) ? values.change : possible[0];
  const style = changes[change](values.color);
  const code = createCode(values.component, target, way, style);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setMessage('Copied');
    } catch {
      setMessage('Copying failed. Select the code instead.');
    }
  };

  const preview = (
    <Preview
      key={`${values.component} ${way}`}
      component={values.component}
      sx={way === 'sx' ? nest(target.selector, target, style) : undefined}
      slots={way === 'slotProps' ? target.slots : []}
      slotSx={nest(target.inSlot, target, style)}
    />
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <Settings
            values={{ ...values, part: target.part, way, change }}
            onChange={(next) => {
              setValues(next);
              setMessage('');
            }}
            choices={{
              component: components,
              part: parts.map(({ part }) => part),
              way: available,
              change: possible,
              color: colors,
            }}
          />
          <Box
            sx={{
              flex: '2 1 320px',
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'center',
              minHeight: 350,
            }}
          >
            {way === 'theme' ? (
              <ThemeProvider
                theme={(outer: Theme) => addOverride(outer, target, style)}
              >
                {preview}
              </ThemeProvider>
            ) : (
              preview
            )}
          </Box>
        </Box>
        <Box
          component="pre"
          dir="ltr"
          role="region"
          aria-label="Code"
          tabIndex={0}
          sx={{
            overflowX: 'auto',
            p: 2,
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontSize: 13,
          }}
        >
          {code}
        </Box>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          Copy the code
        </Button>
        <Box component="span" role="status" sx={{ ml: 1 }}>
          {message}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
