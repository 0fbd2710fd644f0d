import { STATUS_CODES } from 'node:http';
import type { HeaderRecord, SiteAnswer } from '../static/SiteAnswer.ts';

const heads = new WeakMap<HeaderRecord, string>();
let date = '';
let dateTime = 0;

/** Formats the status line and the headers of a response. The part that doesn't change is cached. */
export function formatHead({ status, headers }: SiteAnswer, extra: HeaderRecord): string {
  let head = heads.get(headers);
  if (head === undefined) {
    head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${formatHeaders(headers)}`;
    heads.set(headers, head);
  }
  return `${head}${formatHeaders(extra)}Date: ${getDate()}\r\n\r\n`;
}

function formatHeaders(headers: HeaderRecord): string {
  let lines = '';
  for (const name in headers) lines += `${name}: ${headers[name]}\r\n`;
  return lines;
}

/** Formatted once a second, because formatting is slow. */
function getDate(): string {
  const now = Date.now();
  if (now - dateTime >= 1000) {
    dateTime = now - (now % 1000);
    date = new Date(dateTime).toUTCString();
  }
  return date;
}
