import type { Competitor } from './competitors.ts';
import type { Measurement } from './runWrk.ts';

export interface Result extends Measurement {
  name: Competitor['name'];
  kind: 'compressed' | 'plain' | 'feedback';
  /** The CPU time that the server used, if it could be measured. */
  cpuSeconds?: number | undefined;
}

export interface Verdict {
  text: string;
  /** `undefined` if it couldn't be measured. */
  isMet: boolean | undefined;
}

/** The goals for delivery, as ratios to other servers in the same run. */
const MIN_RATIO = { 'nginx, copies on': 0.5, serve: 1.5 } as const;
/** Based on requests per CPU second, because a busy machine affects them less than requests per second. */
const MIN_CPU_RATIO = 0.56;
const MAX_P99_MS = 50;
const MIN_POSTS_PER_SECOND = 2000;

/** Formats the results as a table. Its ratios are this server's requests per second divided by those of the other server. */
export function formatResults(results: readonly Result[]): string {
  const rows = results.map((result) => {
    const own = find(results, 'this server', result.kind);
    const ratio = own ? own.requestsPerSecond / result.requestsPerSecond : undefined;
    return [
      result.name,
      result.kind,
      result.requestsPerSecond.toFixed(0),
      perCpuSecond(result)?.toFixed(0) ?? '',
      result.megabytesPerSecond.toFixed(0),
      result.medianMs.toFixed(1),
      result.p99Ms.toFixed(1),
      String(result.errors),
      result.name === 'this server' || ratio === undefined ? '' : ratio.toFixed(2),
    ];
  });
  const header = [
    'server',
    'load',
    'req/s',
    'req/CPU s',
    'MB/s',
    'p50 ms',
    'p99 ms',
    'errors',
    'this / other',
  ];
  const widths = header.map((_, column) =>
    Math.max(...[header, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const format = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return `${[header, ...rows].map(format).join('\n')}\n`;
}

export function judgeResults(results: readonly Result[]): Verdict[] {
  const own = find(results, 'this server', 'compressed');
  const other = find(results, 'nginx, copies on', 'compressed');
  const posts = find(results, 'this server', 'feedback');
  const ratios = (Object.keys(MIN_RATIO) as (keyof typeof MIN_RATIO)[]).map((name): Verdict => {
    const rival = find(results, name, 'compressed');
    const ratio = own && rival && own.requestsPerSecond / rival.requestsPerSecond;
    return judge(
      `delivery at least ${MIN_RATIO[name]} of ${name}`,
      ratio,
      (value) => value >= MIN_RATIO[name],
    );
  });
  return [
    ...ratios,
    judge(
      `at least ${MIN_CPU_RATIO} of nginx per CPU second`,
      divide(own && perCpuSecond(own), other && perCpuSecond(other)),
      (value) => value >= MIN_CPU_RATIO,
    ),
    judge(`p99 under ${MAX_P99_MS} ms`, own?.p99Ms, (value) => value < MAX_P99_MS),
    judge(
      `at least ${MIN_POSTS_PER_SECOND} posts a second`,
      posts?.requestsPerSecond,
      (value) => value >= MIN_POSTS_PER_SECOND,
    ),
    judge('no errors', own && posts && own.errors + posts.errors, (value) => value === 0),
  ];
}

function perCpuSecond({ requests, cpuSeconds }: Result): number | undefined {
  return divide(requests, cpuSeconds);
}

function divide(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || !other ? undefined : one / other;
}

function judge(goal: string, value: number | undefined, test: (value: number) => boolean): Verdict {
  if (value === undefined) return { text: `?    ${goal}: NOT MEASURED`, isMet: undefined };
  const isMet = test(value);
  return { text: `${isMet ? 'ok  ' : 'FAIL'} ${goal}: ${Number(value.toFixed(2))}`, isMet };
}

function find(
  results: readonly Result[],
  name: Competitor['name'],
  kind: Result['kind'],
): Result | undefined {
  return results.find((result) => result.name === name && result.kind === kind);
}
