import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../files/directories.ts';

// Renders the icons in src/site/public. Run it after changing the logo: node src/generator/head/renderIcons.ts

const PUBLIC = path.join(ROOT, 'src/site/public');
const ACCENT = '#006bd6';

/** Creates the logo with enough space around it for a round mask. */
function createMark(background: string, room: number): Buffer {
  const size = 24 + 2 * room;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-room} ${-room} ${size} ${size}" width="${size}" height="${size}">
      <rect x="${-room}" y="${-room}" width="${size}" height="${size}" fill="${background}"/>
      <g fill="${ACCENT}" stroke="${ACCENT}" stroke-width="2">
        <path d="M4 4h6v6H4zM14 14h6v6h-6z"/>
        <path fill="none" d="M14 4h6v6h-6zM4 14h6v6H4z"/>
      </g>
    </svg>`,
  );
}

function draw(size: number, background = 'none', room = 0): Promise<Buffer> {
  return sharp(createMark(background, room), { density: (72 * size) / 12 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** Creates an .ico file, which is a header with a table, followed by images that can be PNG. */
function createIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const write = (name: string, data: Buffer) => writeFileSync(path.join(PUBLIC, name), data);
write('x/icon.png', await draw(192));
write('x/icon-512.png', await draw(512, '#ffffff', 6));
write('x/apple-touch-icon.png', await draw(180, '#ffffff', 5));
write(
  'favicon.ico',
  createIco(await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size) })))),
);
