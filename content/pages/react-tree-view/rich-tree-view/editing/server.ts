/** A stand-in for your API that answers after a fixed delay. */
export interface Place {
  id: string;
  label: string;
  childrenCount: number;
}

const DELAY_MS = 700;

const CHILDREN: Record<string, [id: string, label: string][]> = {
  root: [
    ['harbor', 'Harbor'],
    ['old-town', 'Old town'],
  ],
  harbor: [
    ['pier', 'Long pier'],
    ['market', 'Fish market'],
  ],
  'old-town': [
    ['gate', 'East gate'],
    ['well', 'Stone well'],
  ],
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
    async getChildren(parentId = 'root'): Promise<Place[]> {
      await wait();
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
