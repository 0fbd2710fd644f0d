import type { Plan } from '../product/Plan.ts';
import type { ImportSize } from './ImportSize.ts';

/** One import with its measured size, as a row of `/size-snapshot/`. */
export interface SizeRow {
  name: string;
  href: string;
  product: string;
  plan: Plan;
  size: ImportSize;
}
