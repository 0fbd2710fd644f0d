import dayjs from 'dayjs';
import { checkDay, checkName } from './tour';

export interface Booking {
  errors: { name?: string; day?: string };
  confirmation?: string;
}

const soldOut = new Set(['2025-06-14', '2025-06-21']);

/** Simulates a function that runs on your server and receives only the form. */
export async function bookTour(
  _previous: Booking,
  form: FormData,
): Promise<Booking> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  const name = String(form.get('name'));
  const day = String(form.get('day'));
  const errors = {
    name: checkName(name),
    day: soldOut.has(day)
      ? 'This tour is sold out.'
      : checkDay(day === '' ? null : dayjs(day)),
  };
  if (errors.name || errors.day) return { errors };
  return { errors: {}, confirmation: `${name}, ${day}` };
}
