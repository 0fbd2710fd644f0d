import type { Storage } from '../storage/Storage.ts';
import { sendJson } from './sendJson.ts';

export interface HealthSettings {
  storage: Storage;
  isDraining: () => boolean;
}

/**
 * `GET /healthz`. A broken storage is told and is no reason to take the machine away: the pages are
 * still served, and the other machines share the same database.
 */
export async function checkHealth({ storage, isDraining }: HealthSettings): Promise<Response> {
  const state = await storage.check().then(
    () => 'ok',
    () => 'unavailable',
  );
  if (isDraining()) return sendJson(503, { status: 'stopping', storage: state });
  return sendJson(200, { status: state === 'ok' ? 'ok' : 'degraded', storage: state });
}
