import type { Task } from '../tasks.ts';
import { addDays, day, daysBetween, toWorkday } from './calendar.ts';
import { createRandom, type Random } from './createRandom.ts';
import { createPeople } from './people.ts';
import { AREAS, DETAILS, STEPS } from './taskWords.ts';

const FIRST_DAY = day(2025, 3, 14);
const TODAY = day(2025, 5, 30);
const LABELS = ['accessibility', 'backend', 'customer', 'research', 'risk', 'quick win'];

/** The plan for two releases. Billing exceeds its estimates, and tasks that depend on a late one get blocked. */
export function createTasks(): Task[] {
  const random = createRandom(101);
  const owners = createPeople(random, 12);
  const tasks: Task[] = [];
  for (const [prefix, release] of STEPS) {
    for (const [index, title, area] of listTitles()) {
      const dependsOn = pickDependencies(random, tasks, title, area);
      const ready = dependsOn.map((id) => tasks[id - 1]?.dueOn ?? FIRST_DAY);
      const planned = addDays(
        FIRST_DAY,
        index * 8 + (prefix === 'Build' ? 45 : 0) + random.int(0, 12),
      );
      const startsOn = toWorkday(
        addDays(
          [planned, ...ready].reduce((a, b) => (a > b ? a : b)),
          1,
        ),
      );
      const id = tasks.length + 1;
      const owner = random.pick(owners);
      const blocked = dependsOn.some((other) => tasks[other - 1]?.status !== 'done');
      tasks.push({
        id,
        title: `${prefix}: ${title}`,
        release,
        area,
        ...createProgress(random, area, startsOn, blocked),
        owner: random.chance(0.06) ? null : owner,
        priority: random.weighted(['low', 'medium', 'high'] as const, (level) => level.length),
        dependsOn,
        labels: random.sample(LABELS, random.int(0, 2)),
        description: random.chance(0.35) ? random.pick(DETAILS) : '',
      });
    }
  }
  return tasks;
}

/** `[0, 'Show berths on a map', 'Berths']`, area after area. */
function listTitles(): [index: number, title: string, area: string][] {
  return Object.entries(AREAS).flatMap(([area, titles]) =>
    titles.map((title, index): [number, string, string] => [index, title, area]),
  );
}

/** A feature is built after it was designed, and sometimes after another one in the same area. */
function pickDependencies(
  random: Random,
  tasks: readonly Task[],
  title: string,
  area: string,
): number[] {
  const design = tasks.find((task) => task.title === `Design: ${title}`);
  const near = tasks.filter((task) => task.area === area && task !== design).slice(-2);
  const other = near.length > 0 && random.chance(0.3) ? [random.pick(near).id] : [];
  return [...(design ? [design.id] : []), ...other].sort((a, b) => a - b);
}

type Progress = Pick<
  Task,
  'status' | 'progress' | 'startsOn' | 'dueOn' | 'finishedOn' | 'estimate' | 'spent' | 'variance'
>;

function createProgress(random: Random, area: string, startsOn: Date, blocked: boolean): Progress {
  const days = random.int(4, 16);
  const dueOn = toWorkday(addDays(startsOn, days));
  const estimate = Math.round(days * 0.7) * 4;
  const overrun = area === 'Billing' ? random.between(1.3, 1.8, 2) : random.between(0.75, 1.35, 2);
  const finished = toWorkday(addDays(startsOn, Math.max(2, Math.round(days * overrun))));
  const plan = { startsOn, dueOn, estimate };
  if (startsOn >= TODAY) return toProgress(plan, 'planned', 0, 0);
  if (blocked) return toProgress(plan, 'blocked', 10, 2);
  const spent = Math.round(estimate * overrun);
  if (finished < TODAY) return toProgress(plan, 'done', 100, spent, finished);
  const share = Math.max(0.1, daysBetween(startsOn, TODAY) / daysBetween(startsOn, finished));
  const progress = Math.min(95, Math.round(share * 20) * 5);
  return toProgress(
    plan,
    progress > 80 ? 'review' : 'in progress',
    progress,
    Math.round(spent * share),
  );
}

function toProgress(
  { startsOn, dueOn, estimate }: Pick<Task, 'startsOn' | 'dueOn' | 'estimate'>,
  status: Task['status'],
  progress: number,
  spent: number,
  finishedOn: Date | null = null,
): Progress {
  const variance = finishedOn ? spent - estimate : null;
  return { status, progress, startsOn, dueOn, finishedOn, estimate, spent, variance };
}
