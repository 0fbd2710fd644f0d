import { useEffect, useState } from 'react';

const COPIED_MS = 1200;

/** Returns the name of whatever was just copied, and a function to set it. */
export function useCopied(): [copied: string | null, markCopied: (what: string) => void] {
  const [copied, setCopied] = useState<string | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return [copied, setCopied];
}
