import { useCallback, useEffect, useRef, useState } from 'react';
import { OFFLINE_INDEX, SAVED_CACHE_PREFIX } from '#model/delivery/offline.ts';
import type { OfflineIndex, OfflineSet } from '#model/delivery/offline.ts';
import { deleteSet, isFull, readSaved, saveSet } from './saveSet.ts';
import type { SavedRecord } from './saveSet.ts';

export interface SetState {
  /** Absent while offline, because the list isn't available. */
  set?: OfflineSet;
  id: string;
  productId: string;
  saved?: SavedRecord;
  /** Bytes received so far, while it's being saved. */
  progress?: number;
  fault?: 'full' | 'failed';
}

export interface OfflineSets {
  /** `undefined` while loading. */
  sets: readonly SetState[] | undefined;
  save: (state: SetState) => void;
  cancel: (id: string) => void;
  remove: (id: string) => void;
}

/** Returns the sets that can be saved in a language, and their state. */
export function useOfflineSets(locale: string): OfflineSets {
  const [sets, setSets] = useState<readonly SetState[]>();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    void readSets(locale).then(setSets);
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, [locale]);

  const change = useCallback(
    (id: string, changes: Partial<SetState>, drop: readonly (keyof SetState)[] = []) => {
      setSets((before) =>
        before?.map((state) => {
          if (state.id !== id) return state;
          const kept = Object.entries(state).filter(
            ([key]) => !drop.includes(key as keyof SetState),
          );
          return { ...(Object.fromEntries(kept) as unknown as SetState), ...changes };
        }),
      );
    },
    [],
  );

  const save = useCallback(
    async ({ id, set }: SetState) => {
      if (!set || running.current.has(id)) return;
      const controller = new AbortController();
      running.current.set(id, controller);
      change(id, { progress: 0 }, ['fault']);
      // When space runs out, browsers may delete data that isn't marked as persistent.
      void navigator.storage?.persist?.().catch(() => false);
      try {
        await saveSet({
          set,
          storage: caches,
          fetch: (url, init) => fetch(url, init),
          onProgress: (progress) => change(id, { progress }),
          signal: controller.signal,
        });
        change(id, { saved: { version: set.version, bytes: set.bytes } }, ['progress']);
      } catch (error) {
        if (controller.signal.aborted) change(id, {}, ['progress']);
        else change(id, { fault: isFull(error) ? 'full' : 'failed' }, ['progress']);
      } finally {
        controller.abort();
        running.current.delete(id);
      }
    },
    [change],
  );
  const cancel = useCallback((id: string) => running.current.get(id)?.abort(), []);
  const remove = useCallback(
    (id: string) => void deleteSet(caches, id).then(() => change(id, {}, ['saved', 'fault'])),
    [change],
  );
  return { sets, save: (state) => void save(state), cancel, remove };
}

async function readSets(locale: string): Promise<SetState[]> {
  const index = await fetch(OFFLINE_INDEX)
    .then(async (response) => (response.ok ? ((await response.json()) as OfflineIndex) : undefined))
    .catch(() => undefined);
  const known: SetState[] =
    index?.sets
      .filter((set) => set.locale === locale)
      .map((set) => ({ id: set.id, productId: set.productId, set })) ??
    (await listSavedSets(locale));
  return Promise.all(
    known.map(async (state) => {
      const saved = await readSaved(caches, state.id);
      return saved ? { ...state, saved } : state;
    }),
  );
}

/** Lists the saved sets from the caches, for when the device is offline. */
async function listSavedSets(locale: string): Promise<{ id: string; productId: string }[]> {
  const suffix = `.${locale}`;
  return (await caches.keys())
    .filter((name) => name.startsWith(SAVED_CACHE_PREFIX) && name.endsWith(suffix))
    .map((name) => name.slice(SAVED_CACHE_PREFIX.length))
    .map((id) => ({ id, productId: id.slice(0, -suffix.length) }));
}
