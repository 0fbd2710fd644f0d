import { useState } from 'react';

/** True from the first dense render on. */
export function useWasDense(dense: boolean): boolean {
  const [wasDense, setWasDense] = useState(dense);
  if (dense && !wasDense) setWasDense(true);
  return wasDense;
}
