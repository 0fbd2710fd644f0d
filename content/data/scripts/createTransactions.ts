import type { Transaction } from '../transactions.ts';
import { addDays, day, daysBetween, toWorkday } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';
import { ABROAD, COUNTERPARTIES, REFERENCES } from './transactionWords.ts';

const COUNT = 200;
const FIRST_DAY = day(2025, 0, 2);
const TODAY = day(2025, 5, 30);
const OPENING = { Household: 1840.22, Business: 6210.75, Travel: 720 };

type Entry = Omit<Transaction, 'id' | 'balance'>;

/** Half a year of a freelancer's three accounts. Rent leaves on the first, and the household is overdrawn in March. */
export function createTransactions(): Transaction[] {
  const random = createRandom(200);
  const fixed = createFixed();
  const others = Array.from({ length: COUNT - fixed.length }, () => createEntry(random));
  const balances: Record<Transaction['account'], number> = { ...OPENING };
  return [...fixed, ...others]
    .sort((a, b) => a.bookedOn.getTime() - b.bookedOn.getTime() || a.amount - b.amount)
    .map((entry, index) => {
      balances[entry.account] = round(balances[entry.account] + entry.amount, 2);
      const { account, bookedOn, valueOn, counterparty, category, method, ...amounts } = entry;
      const { amount, currency, ...rest } = amounts;
      return {
        id: 50_001 + index,
        account,
        bookedOn,
        valueOn,
        counterparty,
        category,
        method,
        amount,
        currency,
        balance: balances[account],
        ...rest,
      };
    });
}

/** Monthly entries: rent, health insurance, and transfers between the accounts. */
function createFixed(): Entry[] {
  return Array.from({ length: 6 }, (_, month) => month).flatMap((month) => {
    const on = (date: number) => toWorkday(day(2025, month, date));
    // A tax payment in March leaves too little for the household.
    const salary = month === 2 ? 900 : 2600;
    return [
      entry('Household', on(2), 'Hausverwaltung Seeblick', 'Rent', 'debit', -1180),
      entry('Business', on(3), 'To Household', 'Transfer', 'transfer', -salary),
      entry('Household', on(3), 'From Business', 'Transfer', 'transfer', salary),
      entry('Household', on(15), 'Kasse Mitte Health', 'Health', 'debit', -412.6),
      entry('Household', on(20), 'To Travel', 'Transfer', 'transfer', -150),
      entry('Travel', on(20), 'From Household', 'Transfer', 'transfer', 141),
      ...(month === 2 ? [entry('Business', on(10), 'Tax office', 'Tax', 'transfer', -3890)] : []),
    ];
  });
}

function entry(
  account: Transaction['account'],
  bookedOn: Date,
  counterparty: string,
  category: Transaction['category'],
  method: Transaction['method'],
  amount: number,
): Entry {
  return {
    account,
    bookedOn,
    valueOn: bookedOn,
    counterparty,
    category,
    method,
    amount,
    currency: account === 'Travel' ? 'CHF' : 'EUR',
    original: null,
    reference: null,
    pending: false,
    receipts: 0,
  };
}

function createEntry(random: Random): Entry {
  const offset = random.int(0, daysBetween(FIRST_DAY, TODAY));
  const happenedOn = addDays(FIRST_DAY, offset);
  const bookedOn = toWorkday(addDays(happenedOn, random.int(0, 2)));
  const pending = bookedOn >= addDays(TODAY, -3);
  const base = { bookedOn: bookedOn > TODAY ? TODAY : bookedOn, valueOn: happenedOn, pending };
  const reference = random.chance(0.2) ? random.pick(REFERENCES) : null;
  const receipts = random.chance(0.3) ? random.int(1, 3) : 0;
  const extras = { reference, receipts };
  if (random.chance(0.12)) {
    const [counterparty, category, currency, rate] = random.pick(ABROAD);
    const price = random.between(9, 96, 2);
    const original =
      currency === 'CHF'
        ? null
        : { amount: -round(price * rate, currency === 'JPY' ? 0 : 2), currency };
    return {
      ...entry('Travel', bookedOn, counterparty, category, 'card', -price),
      ...base,
      ...extras,
      original,
    };
  }
  const [counterparty, category, method, least, most] = random.weighted(
    COUNTERPARTIES,
    (row) => row[5],
  );
  const account = category === 'Income' || category === 'Transport' ? 'Business' : 'Household';
  const amount = random.between(least, most, 2);
  return {
    ...entry(account, bookedOn, counterparty, category, method, amount),
    ...base,
    ...extras,
  };
}
