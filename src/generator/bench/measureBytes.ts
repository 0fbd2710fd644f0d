import type { Page } from '@playwright/test';

export interface Weight {
  bytes: number;
  count: number;
}

export type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image' | 'Other';

/** Opens a page with an empty cache and waits until the network is idle. Returns what counts the bytes received so far, as transferred. */
export async function measureBytes(page: Page, path: string): Promise<() => Record<Kind, Weight>> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const received = new Map<string, number>();
  const loaded: { kind: string; bytes: number }[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    received.set(requestId, (received.get(requestId) ?? 0) + encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // For documents, some browsers report only the total, including headers.
    const bytes = received.get(requestId) || encodedDataLength;
    loaded.push({ kind: kinds.get(requestId) ?? 'Other', bytes });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return () => {
    const weights: Record<Kind, Weight> = {
      Document: { bytes: 0, count: 0 },
      Script: { bytes: 0, count: 0 },
      Stylesheet: { bytes: 0, count: 0 },
      Font: { bytes: 0, count: 0 },
      Image: { bytes: 0, count: 0 },
      Other: { bytes: 0, count: 0 },
    };
    for (const { kind, bytes } of loaded) {
      const weight = kind in weights ? weights[kind as Kind] : weights.Other;
      weight.bytes += bytes;
      weight.count += 1;
    }
    return weights;
  };
}
