import type { Product } from '../products.ts';

/** A kind of product. Prices are in euros, weights in grams, sizes in centimeters. */
export interface ProductKind {
  noun: string;
  category: Product['category'];
  price: number;
  weight: number;
  size: readonly [width: number, height: number, depth: number];
  tags: readonly string[];
  description: string;
}

type Row = readonly [noun: string, price: number, weight: number, size: readonly [number, number, number], tags: string, description: string];

const CATEGORIES: Record<Product['category'], readonly Row[]> = {
  Shelter: [
    ['Tunnel Tent', 420, 3400, [58, 20, 20], 'tent family waterproof', 'Sleeps three and stands up to a night of wind.'],
    ['Dome Tent', 290, 2600, [48, 18, 18], 'tent solo waterproof', 'Pitches in four minutes, even with gloves on.'],
    ['Tarp', 95, 640, [30, 12, 12], 'lightweight waterproof', 'A roof between two trees, with twelve points to tie it down.'],
    ['Bivy Bag', 140, 480, [28, 12, 12], 'solo lightweight', 'For one person who would rather see the stars than a tent wall.'],
    ['Hammock', 75, 520, [22, 14, 14], 'lightweight summer', 'Hangs between trees up to five meters apart.'],
  ],
  Packs: [
    ['Day Pack', 85, 720, [28, 46, 18], 'hiking commute', 'Holds a rain jacket, lunch, and a 14-inch laptop.'],
    ['Trekking Pack', 230, 1850, [34, 72, 26], 'hiking adjustable', 'The back adjusts to the person, so two people can share it.'],
    ['Dry Bag', 32, 210, [24, 50, 24], 'paddling waterproof', 'Rolls shut and floats, even when it is full.'],
    ['Travel Duffel', 120, 1100, [62, 34, 30], 'travel durable', 'Turns into a backpack when the bus stops short of the hotel.'],
    ['Hip Pack', 38, 240, [26, 14, 10], 'running lightweight', 'Keys, phone, and a snack, without the bounce.'],
  ],
  Sleep: [
    ['Down Sleeping Bag', 310, 980, [20, 34, 20], 'winter down', 'Warm at ten degrees below freezing, and small enough for a bike bag.'],
    ['Summer Quilt', 150, 560, [18, 26, 18], 'summer lightweight', 'Lies on top like a blanket, so nobody wakes up tangled.'],
    ['Inflatable Mat', 110, 490, [12, 26, 12], 'lightweight insulated', 'Fifteen breaths fill it. Two valves empty it.'],
    ['Foam Mat', 34, 410, [52, 14, 13], 'durable simple', 'Never goes flat. Doubles as a seat at lunch.'],
    ['Travel Pillow', 26, 120, [10, 14, 10], 'travel', 'Packs down to the size of an orange.'],
  ],
  Kitchen: [
    ['Gas Stove', 68, 190, [10, 9, 10], 'gas lightweight', 'Boils a liter in just over three minutes when there is no wind.'],
    ['Wood Stove', 89, 760, [14, 20, 14], 'wood durable', 'Burns twigs and pine cones, so there is no fuel to carry.'],
    ['Pot Set', 74, 620, [19, 13, 19], 'family nested', 'Two pots, one pan, and a lid that strains pasta.'],
    ['Insulated Bottle', 36, 380, [8, 27, 8], 'travel durable', 'Keeps tea hot from breakfast until the summit.'],
    ['Water Filter', 58, 160, [7, 20, 7], 'lightweight safety', 'Cleans a liter a minute, for two thousand liters.'],
  ],
  Light: [
    ['Headlamp', 49, 88, [7, 5, 5], 'rechargeable running', 'Bright enough for a descent at night, dim enough to read in a tent.'],
    ['Camp Lantern', 62, 430, [11, 19, 11], 'rechargeable family', 'Lights a table for six and charges a phone.'],
    ['Bike Light', 39, 110, [5, 4, 9], 'commute rechargeable', 'Visible from the side, which is where most drivers look last.'],
    ['Solar Panel', 98, 540, [24, 29, 3], 'solar travel', 'Folds flat against a pack and charges while you walk.'],
    ['Candle Lantern', 28, 240, [6, 17, 6], 'simple', 'Nine hours of quiet light from one candle.'],
  ],
  Clothing: [
    ['Rain Jacket', 180, 340, [30, 8, 24], 'waterproof hiking', 'Three layers, and vents under the arms for the way up.'],
    ['Down Vest', 145, 260, [26, 9, 20], 'down winter', 'Warmth for the body, freedom for the arms.'],
    ['Wool Base Layer', 72, 190, [24, 4, 20], 'wool winter', 'Can be worn for a week without anyone noticing.'],
    ['Trail Shoe', 128, 610, [32, 12, 21], 'running grip', 'Grips wet rock and drains after a stream.'],
    ['Sun Hat', 31, 90, [34, 12, 30], 'summer', 'A wide brim that folds into a back pocket.'],
    ['Gaiters', 44, 170, [18, 6, 12], 'hiking winter', 'Keeps snow, sand, and burrs out of your boots.'],
  ],
};

export const PRODUCT_KINDS: readonly ProductKind[] = Object.entries(CATEGORIES).flatMap(([category, rows]) =>
  rows.map(([noun, price, weight, size, tags, description]) => {
    return {
      noun,
      category: category as Product['category'],
      price,
      weight,
      size,
      tags: tags.split(' '),
      description,
    };
  }),
);

/** Invented brands. `quality` affects the ratings. Customers of Kestrelle aren't happy. */
export const BRANDS: readonly {
  name: string;
  currency: Product['currency'];
  rate: number;
  level: number;
  quality: number;
  series: readonly string[];
}[] = [
  {
    name: 'Fjordlys',
    currency: 'SEK',
    rate: 11.2,
    level: 1.3,
    quality: 4.5,
    series: ['Vidde', 'Skare'],
  },
  {
    name: 'Tarnwater',
    currency: 'GBP',
    rate: 0.85,
    level: 1,
    quality: 4.2,
    series: ['Beck', 'Crag'],
  },
  {
    name: 'Kestrelle',
    currency: 'EUR',
    rate: 1,
    level: 0.7,
    quality: 2.9,
    series: ['Aéro', 'Plume'],
  },
  {
    name: 'Okami Works',
    currency: 'JPY',
    rate: 164,
    level: 1.5,
    quality: 4.7,
    series: ['Sora', 'Iwa'],
  },
  {
    name: 'Mesa Verda',
    currency: 'USD',
    rate: 1.1,
    level: 0.9,
    quality: 4,
    series: ['Arroyo', 'Rimrock'],
  },
  {
    name: 'Bergahorn',
    currency: 'EUR',
    rate: 1,
    level: 1.1,
    quality: 4.3,
    series: ['Grat', 'Alm'],
  },
];

export const EXTRAS: readonly string[] = [
  'Repairs are free for five years; send it in, and it comes back within two weeks, usually with a note from the person who fixed it.',
  'Made from recycled fabric. The color fades a little in its first summer and then stays as it is.',
  'Spare parts are sold separately.',
  'New zippers since the 2024 model.',
  'Wash by hand, dry flat, and store it loosely. Never leave it compressed over the winter, because the filling loses its loft and won’t recover.',
  'Not for use by children without supervision.',
];
