import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import { createDemoCache } from './createDemoCache.ts';

export function createRtlCache() {
  return createDemoCache('rtl', [prefixer, rtlPlugin]);
}
