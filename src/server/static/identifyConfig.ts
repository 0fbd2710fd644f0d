import { createHash } from 'node:crypto';
import type { DeliveryConfig } from '#model/delivery/DeliveryConfig.ts';

const known = new WeakMap<DeliveryConfig, string>();

/** Returns the same id for equal configs. Each config is hashed only once, because every request needs its id. */
export function identifyConfig(config: DeliveryConfig): string {
  const found = known.get(config);
  if (found !== undefined) return found;
  const id = createHash('sha256').update(JSON.stringify(config)).digest('base64');
  known.set(config, id);
  return id;
}
