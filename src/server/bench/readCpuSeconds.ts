import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports CPU time in these ticks. */
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  pid: number;
  parent: number;
  ticks: number;
}

/** The CPU time of a process and all its descendants. `undefined` on systems without `/proc`. */
export function readCpuSeconds(root: number): number | undefined {
  const processes = listProcesses();
  if (!processes.some(({ pid }) => pid === root)) return undefined;
  const found = new Set([root]);
  // The loop also visits the children that it adds to the set.
  for (const pid of found)
    for (const child of processes) if (child.parent === pid) found.add(child.pid);
  const own = processes.filter(({ pid }) => found.has(pid));
  return own.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

function listProcesses(): ProcessTimes[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readTimes(Number(name)) ?? []);
  } catch {
    return [];
  }
}

/** Parses `7 (node) S 1 …`. The name in parentheses can contain any character. */
function readTimes(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
