import { nest, type NestedStyle, type Style, type Target } from './targets';

export type Way = 'sx' | 'slotProps' | 'theme';

/** Writes an object the way a formatter would. */
function print(value: NestedStyle, indent: number): string {
  const space = ' '.repeat(indent);
  const lines = Object.entries(value).map(([key, entry]) => {
    const name = /^\w+$/.test(key) ? key : `'${key}'`;
    if (typeof entry === 'object') {
      return `${space}  ${name}: ${print(entry, indent + 2)},`;
    }
    const isCode = typeof entry === 'number' || entry.startsWith('theme.');
    return `${space}  ${name}: ${isCode ? entry : `'${entry}'`},`;
  });
  return `{\n${lines.join('\n')}\n${space}}`;
}

/** In a theme, colors of the palette aren't looked up by their name. */
const withThemeColors = (style: Style): Style =>
  Object.fromEntries(
    Object.entries(style).map(([key, value]) => [
      key,
      /^[a-z]+\.[a-zA-Z]+$/.test(String(value))
        ? `theme.palette.${value}`
        : value,
    ]),
  );

export function createCode(
  component: string,
  target: Target,
  way: Way,
  style: Style,
) {
  if (way === 'sx') {
    return `<${component}
  sx={${print(nest(target.selector, target, style), 2)}}
/>`;
  }

  if (way === 'slotProps') {
    const props = { sx: nest(target.inSlot, target, style) };
    const slotProps = Object.fromEntries(
      target.slots.map((slot) => [slot, props]),
    );
    return `<${component}
  slotProps={${print(slotProps, 2)}}
/>`;
  }

  const { component: name, key, inside } = target.theme;
  const override = print(nest(inside, target, withThemeColors(style)), 8);
  return `import { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

const theme = createTheme({
  components: {
    ${name}: {
      styleOverrides: {
        ${key}: ({ theme }) => (${override}),
      },
    },
  },
});`;
}
