import type { StorageWatch } from '../storage/createStorageWatch.ts';
import { sendJson } from './sendJson.ts';

export interface HealthSettings {
  watch: Pick<StorageWatch, 'getState'>;
  isDraining: () => boolean;
}

/**
 * `GET /healthz`. A broken storage is reported, but it isn't a reason to take the machine out of service. It still serves pages, and
 * the other machines use the same database.
 */
export async function checkHealth({ watch, isDraining }: HealthSettings): Promise<Response> {
  const storage = await watch.getState();
  if (isDraining()) return sendJson(503, { status: 'stopping', storage });
  return sendJson(200, { status: storage === 'ok' ? 'ok' : 'degraded', storage });
}
