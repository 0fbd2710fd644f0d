import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface PictureDifference {
  /** How many pixels differ. */
  pixels: number;
  /** A picture that marks them, as PNG. */
  picture: Buffer;
}

/** Compares two pictures pixel by pixel; nothing if they're the same. */
export async function comparePictures(
  before: string | Buffer,
  after: string | Buffer,
): Promise<PictureDifference | undefined> {
  const [first, second] = await Promise.all([read(before), read(after)]);
  const { width, height } = first.info;
  if (width !== second.info.width || height !== second.info.height) {
    throw new Error('Two pictures of one screen have different sizes.');
  }
  const output = Buffer.alloc(first.data.length);
  // The strictest threshold: a color that differs at all counts. Anti-aliased edges aren't skipped.
  const pixels = pixelmatch(first.data, second.data, output, width, height, {
    threshold: 0,
    includeAA: true,
  });
  if (pixels === 0) return undefined;
  const picture = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

function read(picture: string | Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
