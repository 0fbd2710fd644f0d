import type { Employee } from '../employees.ts';
import { addDays, day, daysBetween } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';
import { DEPARTMENTS, OFFICES, type Department } from './employeeWords.ts';
import { createPeople } from './people.ts';

const COUNT = 120;
const FOUNDED = day(2014, 4, 5);
const TODAY = day(2025, 5, 30);
/** Yearly salaries in euros of the founder, heads, leads, and members. */
const SALARIES = [168_000, 118_000, 82_000, 54_000];

interface Position {
  managerId: number | null;
  level: number;
  title: string;
  department: Department;
}

/** A company as a tree with four levels. Engineering doubled in 2024, and Logistics has the lowest ratings. */
export function createEmployees(): Employee[] {
  const random = createRandom(120);
  const names = createPeople(random, COUNT);
  const employees: Employee[] = [];
  for (const position of listPositions(random)) {
    const manager = employees.find(({ id }) => id === position.managerId);
    employees.push(
      createEmployee(
        random,
        names[employees.length] ?? '',
        position,
        manager,
        employees.length + 1,
      ),
    );
  }
  return employees;
}

/** Lists all positions, with managers before the people who report to them. */
function listPositions(random: Random): Position[] {
  const [top] = DEPARTMENTS;
  if (!top) return [];
  const positions: Position[] = [{ managerId: null, level: 0, title: 'Founder', department: top }];
  const add = (position: Position) => positions.push(position);
  const leads = DEPARTMENTS.flatMap((department) => {
    const head = add({ managerId: 1, level: 1, title: department.head, department });
    return department.teams.map((team) => {
      return {
        team,
        id: add({ managerId: head, level: 2, title: team.lead, department }),
        department,
      };
    });
  });
  while (positions.length < COUNT) {
    const { team, id, department } = random.weighted(leads, ({ department }) => department.size);
    add({ managerId: id, level: 3, title: random.pick(team.members), department });
  }
  return positions;
}

function createEmployee(
  random: Random,
  name: string,
  { managerId, level, title, department }: Position,
  manager: Employee | undefined,
  id: number,
): Employee {
  const office =
    level > 1 && manager && random.chance(0.4)
      ? OFFICES.find(({ city }) => city === manager.location)
      : undefined;
  const { city, currency, rate } = office ?? random.pick(department.offices ?? OFFICES);
  const hiredOn = level === 0 ? FOUNDED : pickHiring(random, department, level);
  const years = daysBetween(hiredOn, TODAY) / 365;
  const salary = (SALARIES[level] ?? 0) * department.pay * (0.9 + years * 0.02) * rate;
  const unit = currency === 'JPY' || currency === 'KES' ? 10_000 : 500;
  return {
    id,
    managerId,
    path: [...(manager?.path ?? []), name],
    name,
    title,
    department: level === 0 ? 'Management' : department.name,
    location: city,
    salary: round((salary * random.between(0.94, 1.06, 3)) / unit) * unit,
    currency,
    hiredOn,
    remote: random.chance(department.remote),
    rating: years < 0.5 ? null : Math.min(5, random.near(department.rating, 0.5, 1)),
    skills: random.sample(department.skills, random.int(1, 3)),
  };
}

function pickHiring(random: Random, department: Department, level: number): Date {
  const isBoom = department.name === 'Engineering' && level === 3 && random.chance(0.5);
  if (isBoom) return addDays(day(2024, 0, 8), random.int(0, 350));
  const latest = level === 3 ? daysBetween(FOUNDED, TODAY) - 20 : 2600;
  return addDays(FOUNDED, random.int(level * 200, latest));
}
