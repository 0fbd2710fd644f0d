import sharp from 'sharp';
import { expect, it } from 'vitest';
import { comparePictures } from './comparePictures.ts';

/** A gray picture with one pixel of another shade. */
function draw(width: number, shade: number): Promise<Buffer> {
  const data = Buffer.alloc(width * 10 * 3, 128);
  data.fill(shade, 0, 3);
  return sharp(data, { raw: { width, height: 10, channels: 3 } })
    .png()
    .toBuffer();
}

it('finds no difference between equal pictures', async () => {
  expect(await comparePictures(await draw(10, 128), await draw(10, 128))).toBeUndefined();
});

it('ignores a pixel that changes by a single shade', async () => {
  expect(await comparePictures(await draw(10, 128), await draw(10, 129))).toBeUndefined();
});

it('counts and marks a pixel that changes by two shades', async () => {
  const difference = await comparePictures(await draw(10, 128), await draw(10, 130));
  expect(difference?.pixels).toBe(1);
  const { data } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

it('refuses pictures of different sizes', async () => {
  await expect(comparePictures(await draw(10, 128), await draw(12, 128))).rejects.toThrow(
    'different sizes',
  );
});
