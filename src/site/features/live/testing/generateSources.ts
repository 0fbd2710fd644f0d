/** Fragments that mean something to a TypeScript and JSX parser, alone or repeated. */
const FRAGMENTS = [
  ...'( ) [ ] { } < > </ /> <> ; : , . ? ! = => ... * & | ` ${ " \' / \\ @ # \n \0 é 潮 😀'.split(
    ' ',
  ),
  ...'f<T>( async<T>( <a> </a> <a.b x={ (a)=> a?b: [a, {a: `${ <T,>( new() x=> 0x 1e /['.split(' '),
  ...'import export default from type interface enum namespace declare class extends as'.split(' '),
  ...'const let async await function* return yield if( for(;;) while( switch( case try{'.split(' '),
  '/* ',
  '// ',
  "import('",
  "from './Demo'",
  'export * as ',
  'a\n',
];

/** Returns a generator of numbers from 0 to 1, which are always the same for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Programs that no one would write: fragments in any order, fragments repeated, and damaged samples. */
export function* generateSources(
  count: number,
  seed: number,
  samples: readonly string[],
): Generator<string> {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const upTo = (limit: number) => Math.floor(random() * limit);
  const soup = (length: number) => Array.from({ length }, () => pick(FRAGMENTS)).join('');
  const kinds = [
    () => soup(1 + upTo(80)),
    () => soup(1 + upTo(3)).repeat(1 + upTo(14)),
    () => soup(1 + upTo(2)).repeat(1 + upTo(2 ** upTo(15))),
    () => damage(pick(samples)),
    () => damage(damage(pick(samples))),
  ];

  function damage(source: string): string {
    const from = upTo(source.length);
    const to = Math.min(source.length, from + upTo(60));
    const middle = pick([
      () => '',
      () => soup(1 + upTo(6)),
      () => source.slice(from, to).repeat(2 + upTo(30)),
      () => source.slice(from, to).split('').toReversed().join(''),
    ])();
    return source.slice(0, from) + middle + source.slice(to);
  }

  for (let index = 0; index < count; index += 1)
    yield (kinds[index % kinds.length] as () => string)();
}
