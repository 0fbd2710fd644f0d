import { useState } from 'react';

/** Returns true once any render has been dense. */
export function useWasDense(dense: boolean): boolean {
  const [wasDense, setWasDense] = useState(dense);
  if (dense && !wasDense) setWasDense(true);
  return wasDense;
}
