import {
  breakpoints,
  codePalette,
  fonts,
  layout,
  palette,
  radius,
  sizes,
  spacing,
  zIndex,
} from './tokens.ts';

type Scheme = keyof typeof palette;

/** Creates the stylesheet that declares the design tokens, in the layer `theme`. */
export function createTokenCss(): string {
  const shared = {
    'font-sans': fonts.sans,
    'font-mono': fonts.mono,
    spacing: `${spacing}px`,
    radius: `${radius}px`,
    ...prefixed('layout', px(layout)),
    ...prefixed('size', px(sizes)),
    ...prefixed('z', zIndex),
    ...prefixed('breakpoint', px(breakpoints)),
  };
  const dark = schemeVariables('dark');
  return `@layer theme {
:root {${declare(shared)}}
:root, [data-mui-color-scheme='light'] {color-scheme: light;${declare(schemeVariables('light'))}}
[data-mui-color-scheme='dark'] {color-scheme: dark;${declare(dark)}}
@media (scripting: none) and (prefers-color-scheme: dark) {:root {color-scheme: dark;${declare(dark)}}}
}
`;
}

function schemeVariables(scheme: Scheme): Record<string, string> {
  return { ...kebab(palette[scheme]), ...prefixed('token', codePalette[scheme]) };
}

function prefixed(prefix: string, values: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kebab(values)).map(([name, value]) => [`${prefix}-${name}`, value]),
  );
}

function px(values: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]));
}

function kebab(values: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      String(value),
    ]),
  );
}

function declare(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `--x-${name}:${value};`)
    .join('');
}
