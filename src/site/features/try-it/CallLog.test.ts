// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCallLog } from './CallLog.ts';
import type { CallLog } from './CallLog.ts';

let section: HTMLElement;
let log: CallLog;

const readLines = () => {
  vi.runAllTimers();
  return [...section.querySelectorAll('li')].map(
    (line) => `${line.textContent}${line.dataset['count'] ? ` × ${line.dataset['count']}` : ''}`,
  );
};

beforeEach(() => {
  vi.useFakeTimers();
  section = document.createElement('section');
  section.innerHTML = '<button></button><p data-try-log-empty></p><div><ol></ol></div>';
  section.hidden = true;
  log = createCallLog(section);
  log.show(true);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createCallLog', () => {
  it('writes calls in order and counts repeated ones', () => {
    const onChange = log.getHandler('onChange');
    expect(log.getHandler('onChange')).toBe(onChange);
    onChange('a', 1);
    onChange('b');
    onChange('b');
    expect(readLines()).toEqual(["onChange 'a', 1", "onChange 'b' × 2"]);
    onChange('b');
    expect(readLines()).toEqual(["onChange 'a', 1", "onChange 'b' × 3"]);
    expect(section.querySelector('p')?.hidden).toBe(true);
  });

  it('writes text, never markup', () => {
    log.getHandler('onChange')('<img src=x>');
    expect(readLines()).toEqual(["onChange '<img src=x>'"]);
    expect(section.querySelector('img')).toBeNull();
  });

  it('logs the value of a ref, and keeps it', () => {
    const ref = log.getRef('apiRef');
    ref.current = { setPage: () => {} };
    ref.current = null;
    expect(ref.current).toBeNull();
    expect(readLines()).toEqual(['apiRef current = { setPage: setPage() }']);
  });

  it('keeps only the last lines, and can be cleared', () => {
    const onScroll = log.getHandler('onScroll');
    for (let index = 0; index < 200; index += 1) onScroll(index);
    const lines = readLines();
    expect(lines).toHaveLength(40);
    expect(lines.at(-1)).toBe('onScroll 199');
    section.querySelector('button')?.click();
    expect(readLines()).toEqual([]);
    expect(section.querySelector('p')?.hidden).toBe(false);
  });

  it('starts empty when it is shown again', () => {
    log.getHandler('onChange')();
    readLines();
    log.show(false);
    log.show(true);
    expect(readLines()).toEqual([]);
  });
});
