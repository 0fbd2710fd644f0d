/** A stand-in for your API that answers after a fixed delay, or fails on request. */
export interface Station {
  id: string;
  label: string;
  childrenCount: number;
}

export const DELAY_MS = 800;

const CHILDREN: Record<string, [id: string, label: string][]> = {
  root: [
    ['upper', 'Upper valley'],
    ['lower', 'Lower valley'],
    ['coast', 'Coast'],
  ],
  upper: [
    ['glacier', 'Glacier stream'],
    ['dam', 'Dam outlet'],
  ],
  lower: [
    ['mill', 'Old mill weir'],
    ['town', 'Town bridge'],
    ['marsh', 'Marsh canal'],
  ],
  coast: [['estuary', 'Estuary buoy']],
  dam: [
    ['dam-level', 'Water level'],
    ['dam-flow', 'Flow rate'],
  ],
  town: [['town-level', 'Water level']],
};

export function createServer() {
  const pending = new Map<ReturnType<typeof setTimeout>, () => void>();
  const labels = new Map(Object.values(CHILDREN).flat());

  const wait = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        pending.delete(timer);
        resolve();
      }, DELAY_MS);
      pending.set(timer, resolve);
    });

  return {
    async getChildren(parentId = 'root', fail = false): Promise<Station[]> {
      await wait();
      if (fail) {
        throw new Error("The server isn't responding");
      }
      return (CHILDREN[parentId] ?? []).map(([id]) => ({
        id,
        label: labels.get(id) ?? id,
        childrenCount: CHILDREN[id]?.length ?? 0,
      }));
    },

    async rename(id: string, label: string) {
      labels.set(id, label);
      await wait();
    },

    /** Answers everything at once, so no timer outlives the page. */
    close() {
      pending.forEach((resolve, timer) => {
        clearTimeout(timer);
        resolve();
      });
      pending.clear();
    },
  };
}
