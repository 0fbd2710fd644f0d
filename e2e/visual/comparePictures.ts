import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface PictureDifference {
  /** The number of pixels that differ. */
  pixels: number;
  /** A picture that marks them, as PNG. */
  picture: Buffer;
}

/**
 * Chromium doesn't render rounded corners the same way every time, so a shade that differs by one level is ignored. Two levels count
 * as a difference.
 */
const THRESHOLD = 0.004;

/** Compares two pictures pixel by pixel. Returns nothing if they look the same. */
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
  // Don't skip anti-aliased edges.
  const pixels = pixelmatch(first.data, second.data, output, width, height, {
    threshold: THRESHOLD,
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
