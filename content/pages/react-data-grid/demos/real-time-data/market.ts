import { instruments, type Instrument } from './instruments';

export interface Quote extends Instrument {
  id: string;
  price: number;
  /** Compared with the price at the opening: 0.02 is 2%. */
  change: number;
  /** How many trades there were, which also tells two quotes apart. */
  trades: number;
  /** The last prices, oldest first. */
  history: number[];
}

export interface Market {
  quotes: Quote[];
  /** Trades that many times and returns the quotes that changed. */
  trade: (count: number) => Quote[];
}

const HISTORY = 24;

/** Replace this file with your WebSocket. The seed makes every run the same. */
export function createMarket(seed = 42): Market {
  let state = seed;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };

  const step = (quote: Quote): Quote => {
    const drift = (random() - 0.5) * 0.006;
    const price = Math.max(0.5, quote.price * (1 + drift));
    return {
      ...quote,
      price,
      change: price / quote.open - 1,
      volume: quote.volume + Math.ceil(random() * 40) * 10,
      trades: quote.trades + 1,
      history: [...quote.history.slice(1 - HISTORY), price],
    };
  };

  const latest = instruments.map((instrument): Quote => {
    let quote: Quote = {
      ...instrument,
      id: instrument.symbol,
      price: instrument.open,
      change: 0,
      trades: 0,
      history: [instrument.open],
    };
    // Some history, so that the charts aren't empty at the start.
    for (let count = 0; count < HISTORY; count += 1) {
      quote = step(quote);
    }
    return quote;
  });

  return {
    quotes: [...latest],
    trade: (count) => {
      const changed = new Set<number>();
      for (let trade = 0; trade < count; trade += 1) {
        const index = Math.floor(random() * latest.length);
        latest[index] = step(latest[index]);
        changed.add(index);
      }
      return [...changed].map((index) => latest[index]);
    },
  };
}
