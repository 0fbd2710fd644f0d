import type { Product } from '../products.ts';
import { addDays, day, daysBetween } from './calendar.ts';
import { createRandom, round, type Random } from './createRandom.ts';
import { BRANDS, EXTRAS, PRODUCT_KINDS, type ProductKind } from './productWords.ts';

const COUNT = 180;
const FIRST_RELEASE = day(2019, 2, 4);
const TODAY = day(2025, 5, 30);
const COLORS = ['moss', 'slate', 'ember', 'sand', 'ink', 'glacier'];

/** A catalog. Cheap brands collect many reviews, and Kestrelle collects the bad ones. */
export function createProducts(): Product[] {
  const random = createRandom(180);
  const pairs = PRODUCT_KINDS.flatMap((kind) => BRANDS.map((brand) => ({ kind, brand })));
  return random
    .sample(pairs, COUNT)
    .map(({ kind, brand }, index) => createProduct(random, kind, brand, index));
}

function createProduct(
  random: Random,
  kind: ProductKind,
  brand: (typeof BRANDS)[number],
  index: number,
): Product {
  const releasedOn = addDays(FIRST_RELEASE, random.int(0, daysBetween(FIRST_RELEASE, TODAY)));
  const years = daysBetween(releasedOn, TODAY) / 365;
  const discontinued = years > 3 && random.chance(0.3);
  const reviews = Math.max(0, random.near((years * 60) / brand.level, years * 30));
  const scale = random.between(0.85, 1.2, 2);
  const [width, height, depth] = kind.size;
  return {
    id: index + 1,
    sku: `${kind.noun.slice(0, 2).toUpperCase()}-${1001 + index}`,
    name: `${random.pick(brand.series)} ${kind.noun}`,
    category: kind.category,
    brand: brand.name,
    price: toPrice(kind.price * brand.level * brand.rate * scale),
    currency: brand.currency,
    stock: pickStock(random, discontinued),
    rating: reviews === 0 ? null : Math.min(5, random.near(brand.quality, 0.35, 1)),
    reviews,
    discontinued,
    tags: [...kind.tags, random.pick(COLORS)],
    releasedOn,
    weight: round((kind.weight * scale) / 10) * 10,
    size: {
      width: round(width * scale),
      height: round(height * scale),
      depth: round(depth * scale),
    },
    description: random.chance(0.2)
      ? `${kind.description} ${random.pick(EXTRAS)}`
      : kind.description,
  };
}

/** Discontinued products sell out. A negative stock is the number of preordered items. */
function pickStock(random: Random, discontinued: boolean): number {
  if (discontinued) return random.chance(0.6) ? 0 : random.int(1, 9);
  if (random.chance(0.08)) return -random.int(1, 24);
  return random.chance(0.1) ? 0 : random.int(4, 320);
}

/** `87.31` → `86.9`, `1312` → `1310` */
function toPrice(value: number): number {
  if (value > 1000) return round(value / 10) * 10;
  return round(Math.max(1, round(value)) - 0.1, 2);
}
