import type {
  GridGetRowsParams,
  GridGetRowsResponse,
  GridUpdateRowParams,
} from '@mui/x-data-grid';

export interface Book {
  id: number;
  title: string;
  shelf: string;
  copies: number;
}

const TITLES = [
  'The Salt Road',
  'Winter Bees',
  'Low Water',
  'A Field Guide to Doors',
  'Nine Bridges',
  'The Quiet Engine',
  'Maps of Nowhere',
  'Orchard Year',
  'The Last Ferry',
  'Stone and Thread',
  'Harbour Lights',
  'The Ninth Bell',
];
const SHELVES = ['A', 'B', 'C'];

/** A stand-in for your API. It sorts, filters and pages; change its delay, or let it fail. */
export function createServer() {
  const settings = { delayMs: 600, fails: false };
  const books: Book[] = Array.from({ length: 48 }, (_, index) => ({
    id: index + 1,
    title: `${TITLES[index % 12]}, vol. ${Math.floor(index / 12) + 1}`,
    shelf: SHELVES[(index * 7) % 3],
    copies: (index * 5) % 9,
  }));
  let requests = 0;

  const answer = async () => {
    requests += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, settings.delayMs);
    });
    if (settings.fails) {
      throw new Error('The server does not answer');
    }
  };

  return {
    change: (next: Partial<typeof settings>) => Object.assign(settings, next),
    countRequests: () => requests,

    async getRows(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
      await answer();
      const found = books.filter((book) => matches(book, params));
      const [rule] = params.sortModel;
      if (rule) {
        const key = rule.field as keyof Book;
        const sign = rule.sort === 'desc' ? -1 : 1;
        found.sort(
          (a, b) => sign * (a[key] > b[key] ? 1 : a[key] < b[key] ? -1 : 0),
        );
      }
      const { page, pageSize } = params.paginationModel ?? {
        page: 0,
        pageSize: found.length,
      };
      const rows = found.slice(page * pageSize, (page + 1) * pageSize);
      return { rows, rowCount: found.length };
    },

    async updateRow({ rowId, updatedRow }: GridUpdateRowParams): Promise<Book> {
      await answer();
      const index = books.findIndex(({ id }) => id === rowId);
      books[index] = { ...books[index], ...updatedRow };
      return books[index];
    },
  };
}

function matches(book: Book, { filterModel }: GridGetRowsParams): boolean {
  const words = filterModel.quickFilterValues ?? [];
  const conditions = filterModel.items.filter(
    ({ value }) => value !== undefined && value !== '',
  );
  const has = (text: unknown, part: unknown) =>
    String(text).toLowerCase().includes(String(part).toLowerCase());
  return (
    conditions.every(({ field, value }) =>
      has(book[field as keyof Book], value),
    ) && words.every((word) => has(book.title, word))
  );
}
