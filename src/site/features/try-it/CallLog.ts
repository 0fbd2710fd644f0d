import { formatArguments } from './formatArguments.ts';

const MOST_LINES = 40;

/** Lists the calls a component makes and the values of its refs, newest last. */
export interface CallLog {
  /** Always returns the same function for a prop, so that an unrelated change doesn't look like a new handler. */
  getHandler: (prop: string) => (...args: unknown[]) => void;
  /** A ref that logs its values. */
  getRef: (prop: string) => { current: unknown };
  show: (isShown: boolean) => void;
  clear: () => void;
}

interface Line {
  prop: string;
  text: string;
  count: number;
}

export function createCallLog(section: HTMLElement): CallLog {
  const list = section.querySelector('ol');
  const empty = section.querySelector<HTMLElement>('[data-try-log-empty]');
  const handlers = new Map<string, (...args: unknown[]) => void>();
  const refs = new Map<string, { current: unknown }>();
  let waiting: Line[] = [];

  /** Components may call handlers during render and many times in a row, so lines are batched and written later. */
  const write = (prop: string, text: string) => {
    const last = waiting.at(-1);
    if (last?.prop === prop && last.text === text) last.count += 1;
    else waiting = [...waiting, { prop, text, count: 1 }].slice(-MOST_LINES);
    if (waiting.length === 1 && waiting[0]?.count === 1) setTimeout(flush, 50);
  };
  const flush = () => {
    if (!list) return;
    for (const line of waiting) append(list, line);
    waiting = [];
    while (list.childElementCount > MOST_LINES) list.firstElementChild?.remove();
    if (empty) empty.hidden = list.childElementCount > 0;
    list.parentElement?.scrollTo({ top: list.scrollHeight });
  };
  const clear = () => {
    waiting = [];
    list?.replaceChildren();
    if (empty) empty.hidden = false;
  };

  section.querySelector('button')?.addEventListener('click', clear);
  return {
    clear,
    show(isShown) {
      if (section.hidden === isShown) clear();
      section.hidden = !isShown;
    },
    getHandler(prop) {
      const known = handlers.get(prop);
      if (known) return known;
      const handler = (...args: unknown[]) => write(prop, formatArguments(args));
      handlers.set(prop, handler);
      return handler;
    },
    getRef(prop) {
      const known = refs.get(prop);
      if (known) return known;
      const ref = createLoggedRef((value) => write(prop, `current = ${formatArguments([value])}`));
      refs.set(prop, ref);
      return ref;
    },
  };
}

/** Ignores empty values, because React clears a ref on unmount, which isn't worth logging. */
function createLoggedRef(report: (value: unknown) => void): { current: unknown } {
  let current: unknown = null;
  return {
    get current() {
      return current;
    },
    set current(value) {
      if (value !== current && value !== null && value !== undefined) report(value);
      current = value;
    },
  };
}

/** Repeated calls are counted on one line. */
function append(list: HTMLElement, { prop, text, count }: Line): void {
  const last = list.lastElementChild;
  const isSame =
    last?.firstElementChild?.textContent === prop && last.children[1]?.textContent === text;
  if (last instanceof HTMLElement && isSame) {
    const total = Number(last.dataset['count'] ?? 1) + count;
    last.dataset['count'] = String(total);
    return;
  }
  const item = document.createElement('li');
  const name = document.createElement('code');
  name.textContent = prop;
  const values = document.createElement('span');
  values.textContent = text;
  item.append(name, ' ', values);
  if (count > 1) item.dataset['count'] = String(count);
  list.append(item);
}
