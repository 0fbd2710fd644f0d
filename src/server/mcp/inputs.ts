import { z } from 'zod';
import { LOCALES } from '#model/locale/Locale.ts';
import { PRODUCT_IDS } from '#model/product/ProductId.ts';

/** Longer values can't be names. They're refused before anything else looks at them. */
const MAX_NAME = 200;

export const pathInput = z
  .string()
  .min(1, 'must not be empty')
  .max(MAX_NAME, `must have at most ${MAX_NAME} characters`)
  .describe('Path or URL of a page, such as /x/react-data-grid/sorting/');

export const nameInput = z
  .string()
  .min(1, 'must not be empty')
  .max(MAX_NAME, `must have at most ${MAX_NAME} characters`);

export const offsetInput = z
  .int('must be a whole number')
  .min(0, 'must be at least 0')
  .default(0)
  .describe('Where to continue: the cursor from the previous result');

export const productInput = z
  .enum(PRODUCT_IDS, `must be one of ${PRODUCT_IDS.join(', ')}`)
  .optional()
  .describe('Only this product');

export const localeInput = z
  .enum(LOCALES, `must be one of ${LOCALES.join(', ')}`)
  .default('en')
  .describe('Language of the pages');

export const versionInput = z
  .string()
  .regex(/^\d{1,3}(?:\.\d{1,3}){0,2}$/, 'must be a version such as 8.4.0');
