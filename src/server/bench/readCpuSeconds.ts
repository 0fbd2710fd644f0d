import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts CPU time in. */
const TICKS_PER_SECOND = 100;

interface ProcessTimes {
  pid: number;
  parent: number;
  ticks: number;
}

/** The CPU time that a process and those it started have used; `undefined` where there is no `/proc`. */
export function readCpuSeconds(root: number): number | undefined {
  const processes = listProcesses();
  if (!processes.some(({ pid }) => pid === root)) return undefined;
  const found = new Set([root]);
  // Iterating over a set includes what is added on the way.
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

/** `7 (node) S 1 …`; the name in parentheses can contain anything. */
function readTimes(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined;
  }
}
