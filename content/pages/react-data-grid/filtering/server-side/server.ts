import { orders, type Order } from '#data/orders';

export interface OrderPage {
  rows: Order[];
  rowCount: number;
}

export interface LoggedRequest {
  id: number;
  url: string;
  /** Such as `10 of 42 rows`, or what went wrong. */
  result: string;
}

interface Condition {
  field: keyof Order;
  operator: string;
  value?: string | number | boolean | string[];
}

/** A stand-in for your API. Change its delay, or let it fail. */
export function createServer(onLog?: (log: LoggedRequest[]) => void) {
  const settings = { delayMs: 600, fails: false };
  let log: LoggedRequest[] = [];
  let requests = 0;

  async function answer<T>(
    url: string,
    signal: AbortSignal,
    work: (params: URLSearchParams) => T,
    count: (body: T) => string,
  ): Promise<T> {
    requests += 1;
    const id = requests;
    const report = (result: string) => {
      const others = log.filter((entry) => entry.id !== id);
      log = [{ id, url: decodeURIComponent(url), result }, ...others]
        .sort((a, b) => b.id - a.id)
        .slice(0, 50);
      onLog?.(log);
    };

    report('waiting');
    try {
      await wait(settings.delayMs, signal);
    } catch (reason) {
      report('canceled');
      throw reason;
    }
    if (settings.fails) {
      report('failed');
      throw new Error('The server responded with 500');
    }
    const body = work(new URL(url, 'https://example.com').searchParams);
    report(count(body));
    return body;
  }

  return {
    change: (next: Partial<typeof settings>) => Object.assign(settings, next),

    /** `GET /api/orders?page=0&size=10&filter=[…]&search=…` */
    fetchOrders: (url: string, signal: AbortSignal): Promise<OrderPage> =>
      answer(url, signal, findOrders, ({ rows, rowCount }) =>
        rowCount === 0 ? 'no rows' : `${rows.length} of ${rowCount} rows`,
      ),

    /** `GET /api/countries` */
    fetchCountries: (signal: AbortSignal): Promise<string[]> =>
      answer(
        '/api/countries',
        signal,
        () => [...new Set(orders.map(({ country }) => country))].sort(),
        (countries) => `${countries.length} countries`,
      ),
  };
}

export type Server = ReturnType<typeof createServer>;

/** Rejects when the request is aborted, like `fetch()`. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted', 'AbortError'));
    });
  });
}

/** What a database would do with a `WHERE` clause. */
function findOrders(params: URLSearchParams): OrderPage {
  const conditions: Condition[] = JSON.parse(params.get('filter') ?? '[]');
  const words = (params.get('search') ?? '').toLowerCase().split(' ');
  const page = Number(params.get('page'));
  const size = Number(params.get('size'));

  const found = orders.filter((order) => {
    const text = [order.id, order.customer, order.country, order.status]
      .join(' ')
      .toLowerCase();
    const results = conditions.map((condition) => meets(order, condition));
    const meetsConditions =
      params.get('join') === 'or'
        ? results.some(Boolean)
        : results.every(Boolean);
    return meetsConditions && words.every((word) => text.includes(word));
  });
  return {
    rows: found.slice(page * size, (page + 1) * size),
    rowCount: found.length,
  };
}

/** Dates arrive as days, such as `2025-06-30`. */
function toDay(date: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part)
    .join('-');
}

function meets(order: Order, { field, operator, value }: Condition): boolean {
  const raw = order[field] ?? '';
  const cell = String(raw instanceof Date ? toDay(raw) : raw).toLowerCase();
  const other = String(value).toLowerCase();

  switch (operator) {
    case 'isEmpty':
      return cell === '';
    case 'isNotEmpty':
      return cell !== '';
    case 'contains':
      return cell.includes(other);
    case 'doesNotContain':
      return !cell.includes(other);
    case 'startsWith':
      return cell.startsWith(other);
    case 'endsWith':
      return cell.endsWith(other);
    case 'equals':
    case 'is':
    case '=':
      return cell === other;
    case 'doesNotEqual':
    case 'not':
    case '!=':
      return cell !== other;
    case 'isAnyOf':
      return (
        Array.isArray(value) &&
        value.some((entry) => String(entry).toLowerCase() === cell)
      );
    case 'after':
      return cell > other;
    case 'onOrAfter':
      return cell >= other;
    case 'before':
      return cell !== '' && cell < other;
    case 'onOrBefore':
      return cell !== '' && cell <= other;
    case '>':
      return Number(cell) > Number(value);
    case '>=':
      return Number(cell) >= Number(value);
    case '<':
      return Number(cell) < Number(value);
    case '<=':
      return Number(cell) <= Number(value);
    default:
      throw new Error(`Unknown operator ${operator}`);
  }
}
