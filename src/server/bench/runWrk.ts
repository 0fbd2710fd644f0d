import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Measurement {
  requests: number;
  requestsPerSecond: number;
  megabytesPerSecond: number;
  medianMs: number;
  p99Ms: number;
  /** Responses with an error status, timeouts, and broken connections. */
  errors: number;
}

export interface Load {
  wrk: string;
  url: string;
  connections: number;
  seconds: number;
  /** A Lua script that defines `request`, a function without parameters. */
  script: string;
}

/** Prints the results on one line that's easy to parse. */
const REPORT = `
function done(summary, latency)
  local e = summary.errors
  io.write(string.format('RESULT %d %d %d %d %d %d\\n', summary.requests, summary.duration,
    summary.bytes, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

export async function runWrk({
  wrk,
  url,
  connections,
  seconds,
  script,
}: Load): Promise<Measurement> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'x-docs-wrk-'));
  try {
    const file = path.join(directory, 'load.lua');
    await writeFile(file, script + REPORT);
    const args = ['-t2', `-c${connections}`, `-d${seconds}`, '--latency', '-s', file, url];
    const { stdout } = await promisify(execFile)(wrk, args);
    return parseResult(stdout);
  } finally {
    await rm(directory, { recursive: true });
  }
}

function parseResult(output: string): Measurement {
  const numbers = /^RESULT (.*)$/m.exec(output)?.[1]?.split(' ').map(Number);
  if (numbers?.length !== 6) throw new Error(`wrk said something unexpected:\n${output}`);
  const [requests = 0, micros = 1, bytes = 0, median = 0, p99 = 0, errors = 0] = numbers;
  return {
    requests,
    requestsPerSecond: (requests / micros) * 1e6,
    megabytesPerSecond: bytes / micros,
    medianMs: median / 1000,
    p99Ms: p99 / 1000,
    errors,
  };
}

/** Requests one path after another, like visitors who read many pages. */
export function createPathScript(
  paths: readonly string[],
  acceptEncoding: string | undefined,
): string {
  const list = paths.map((pathname) => JSON.stringify(pathname)).join(', ');
  const header = acceptEncoding === undefined ? '' : `['Accept-Encoding'] = '${acceptEncoding}'`;
  return `
local paths = { ${list} }
local headers = { ${header} }
local index = 0
function request()
  index = index % #paths + 1
  return wrk.format('GET', paths[index], headers)
end
`;
}

/** Posts a different comment every time, so that none is dropped as a repetition. */
export function createFeedbackScript(page: string): string {
  return `
local run = math.random(1, 1000000000)
local count = 0
local thread = tostring({})
local headers = { ['Content-Type'] = 'application/json' }
function request()
  count = count + 1
  local comment = 'Comment ' .. run .. ' ' .. thread .. ' ' .. count
  local body = '{"page":"${page}","vote":1,"comment":"' .. comment .. '","language":"en","version":"8.13.1"}'
  return wrk.format('POST', '/feedback', headers, body)
end
`;
}
