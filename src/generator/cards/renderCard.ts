import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { siteConfig } from '#content/site.config.ts';
import type { Card } from './Card.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** Colors of the site's light theme. */
const COLORS = {
  ground: '#ffffff',
  hairline: '#e1e5eb',
  accent: '#006bd6',
  text: '#171e26',
  muted: '#556070',
};

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M3 3h8v8H3zM13 13h8v8h-8z" fill="${COLORS.accent}"/><path d="M14 4h6v6h-6zM4 14h6v6H4z" fill="none" stroke="${COLORS.accent}" stroke-width="2"/></svg>`;

type Node = { type: string; props: Record<string, unknown> };
type Style = Record<string, string | number>;

/** Renders an image with the product, title, description, and URL of a page. */
export async function renderCard(card: Card): Promise<Buffer> {
  const svg = await satori(layOut(card) as never, {
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    fonts: getFonts(),
  });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 7 }).toBuffer();
}

function layOut({ product, title, description, url }: Card): Node {
  return box(
    {
      flexDirection: 'column',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: '72px 80px 64px',
      background: COLORS.ground,
      color: COLORS.text,
      fontFamily: 'Inter',
    },
    [
      box({ alignItems: 'center', fontSize: 30, fontWeight: 600 }, [
        image(MARK, 48),
        text({ marginLeft: 20 }, siteConfig.library.name),
        text({ marginLeft: 16, color: COLORS.muted, fontWeight: 400 }, product),
      ]),
      box({ flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }, [
        text(
          {
            fontSize: getTitleSize(title),
            fontWeight: 600,
            lineHeight: 1.1,
            letterSpacing: '-0.025em',
          },
          title,
        ),
        text({ marginTop: 28, fontSize: 32, lineHeight: 1.4, color: COLORS.muted }, description),
      ]),
      text(
        {
          paddingTop: 28,
          borderTop: `2px solid ${COLORS.hairline}`,
          fontSize: 24,
          color: COLORS.muted,
        },
        url,
      ),
    ],
  );
}

/** Long titles are smaller, so that the title and the description fit on three lines each. */
function getTitleSize(title: string): number {
  if (title.length <= 22) return 88;
  return title.length <= 44 ? 72 : 60;
}

function box(style: Style, children: Node[]): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function text(style: Style, children: string): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function image(svg: string, size: number): Node {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, width: size, height: size } };
}

let fonts: ReturnType<typeof loadFonts> | undefined;

function getFonts() {
  fonts ??= loadFonts();
  return fonts;
}

function loadFonts() {
  const require = createRequire(import.meta.url);
  const load = (weight: 400 | 600) => ({
    name: 'Inter',
    weight,
    data: readFileSync(
      require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
    ),
  });
  return [load(400), load(600)];
}
