import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { createPictureCss } from '../../theme/pictureCss.ts';

export function GET(): Response {
  return new Response(createPictureCss(interLatin), { headers: { 'Content-Type': 'text/css' } });
}
