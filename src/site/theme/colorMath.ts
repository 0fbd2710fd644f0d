/** Linear red, green, and blue, from 0 to 1. */
export type LinearColor = readonly [red: number, green: number, blue: number];

/** `#0a6cd0` or `hsl(210, 100%, 42%)` → linear RGB */
export function parseColor(color: string): LinearColor {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color);
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16));
    return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
  }
  const hsl = /^hsl\(([\d.]+), ([\d.]+)%, ([\d.]+)%\)$/.exec(color);
  if (!hsl) throw new Error(`"${color}" is neither #rrggbb nor hsl(h, s%, l%).`);
  const [hue = 0, saturation = 0, lightness = 0] = hsl.slice(1).map(Number);
  const strength = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return lightness / 100 - strength * Math.max(-1, Math.min(position - 3, 9 - position, 1));
  };
  return [toLinear(channel(0)), toLinear(channel(8)), toLinear(channel(4))];
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** The contrast ratio of the Web Content Accessibility Guidelines, from 1 to 21. */
export function getContrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [first, second]
    .map((color) => getLuminance(parseColor(color)))
    .sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function getLuminance([red, green, blue]: LinearColor): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Matrices from Machado, Oliveira, and Fernandes (2009) for complete color blindness. */
const VISION = {
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const;

export type Vision = keyof typeof VISION;

/** The color as someone with this kind of color blindness sees it. */
export function simulateVision(color: LinearColor, vision: Vision): LinearColor {
  const matrix = VISION[vision];
  const row = (start: number) => {
    const value = color.reduce((sum, part, index) => sum + part * (matrix[start + index] ?? 0), 0);
    return Math.min(1, Math.max(0, value));
  };
  return [row(0), row(3), row(6)];
}

/** Lightness and the two color axes of OKLab, times 100. */
export function toOklab([red, green, blue]: LinearColor): LinearColor {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    100 * (0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short),
    100 * (1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short),
    100 * (0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short),
  ];
}

/** Measures how different two colors look. A distance of about 2 is barely noticeable side by side. */
export function getDistance(first: LinearColor, second: LinearColor): number {
  const [one, other] = [toOklab(first), toOklab(second)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
