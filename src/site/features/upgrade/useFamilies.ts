import { useCallback, useEffect, useRef, useState } from 'react';
import type { ProductId } from '#model/product/ProductConfig.ts';
import type { UpgradeFamily } from '#model/reference/Upgrade.ts';
import { loadJsonOnce } from '../../browser/loadJsonOnce.ts';

export type FamilyState =
  { status: 'loading' } | { status: 'failed' } | { status: 'ready'; family: UpgradeFamily };

export type FamilyStates = Partial<Record<ProductId, FamilyState>>;

/** Loads the history of each chosen product when it's first chosen. */
export function useFamilies(productIds: readonly ProductId[]) {
  const [states, setStates] = useState<FamilyStates>({});
  const requested = useRef(new Set<ProductId>());
  const load = useCallback(async (productId: ProductId) => {
    requested.current.add(productId);
    const update = (state: FamilyState) => setStates((known) => ({ ...known, [productId]: state }));
    update({ status: 'loading' });
    try {
      const family = await loadJsonOnce<UpgradeFamily>(`/x/upgrade/${productId}.json`);
      update({ status: 'ready', family });
    } catch {
      update({ status: 'failed' });
    }
  }, []);
  useEffect(() => {
    for (const productId of productIds) if (!requested.current.has(productId)) void load(productId);
  }, [productIds, load]);
  return { states, retry: load };
}
