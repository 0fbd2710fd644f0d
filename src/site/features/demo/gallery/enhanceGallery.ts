import { EXAMPLE_FACETS } from '#model/demo/Example.ts';
import type { ExampleFacet, ExampleFacts } from '#model/demo/Example.ts';
import { countExamples, isChosen } from './filterExamples.ts';
import type { ExampleChoice } from './filterExamples.ts';
import { showExampleCode } from './showExampleCode.ts';

/** Makes the filters of a gallery work, keeps them in the URL, and loads the code of the examples that the reader opens. */
export function enhanceGallery(root: Document): void {
  const gallery = root.querySelector<HTMLElement>('[data-gallery]');
  const filters = gallery?.querySelector<HTMLElement>('[data-gallery-filters]');
  const status = filters?.querySelector<HTMLElement>('[data-gallery-status]');
  const clear = filters?.querySelector<HTMLElement>('[data-gallery-clear]');
  if (!gallery || !filters || !status || !clear) return;
  const inputs = [...filters.querySelectorAll('input')];
  const cards = [...gallery.querySelectorAll<HTMLElement>('[data-example]')];
  const examples = cards.map(readFacts);
  const allText = status.textContent;

  const apply = () => {
    const choice = readChoice(inputs);
    const isFiltered = inputs.some(({ checked }) => checked);
    let shown = 0;
    const widths = cards.map(({ offsetWidth }) => offsetWidth);
    for (const [index, card] of cards.entries()) {
      const isShown = isChosen(readFacts(card), choice);
      card.toggleAttribute('data-filtered-out', !isShown);
      // Charts can't be drawn without a width, so a card keeps its own while it's out of the list.
      card.style.width = isShown ? '' : `${widths[index]}px`;
      if (isShown) shown += 1;
    }
    for (const input of inputs) {
      const count = input.parentElement?.querySelector('[data-gallery-count]');
      const number = countExamples(examples, choice, input.name as ExampleFacet, input.value);
      if (count) count.textContent = String(number);
    }
    const { some = '', none = '' } = status.dataset;
    const someText = shown === 0 ? none : some.replace('{{count}}', String(shown));
    const text = isFiltered ? someText : allText;
    // Writing the same text again would announce it again.
    if (status.textContent !== text) status.textContent = text;
    clear.hidden = !isFiltered;
  };
  const update = () => {
    apply();
    writeUrl(readChoice(inputs));
  };
  const follow = () => {
    const { searchParams } = new URL(location.href);
    for (const input of inputs) {
      input.checked = searchParams.getAll(input.name).includes(input.value);
    }
    apply();
  };

  filters.addEventListener('change', update);
  clear.addEventListener('click', () => {
    for (const input of inputs) input.checked = false;
    update();
    // The button is hidden now, so the focus needs another place.
    inputs[0]?.focus();
  });
  gallery.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches('[data-example-code]'))
        void showExampleCode(target);
    },
    { capture: true },
  );
  addEventListener('popstate', follow);
  addEventListener('pageshow', follow);
  // The reader may have used a box before this script ran.
  if (inputs.some(({ checked }) => checked)) update();
  else if (hasChoice(location.search)) follow();
}

function readFacts({ dataset }: HTMLElement): ExampleFacts {
  const { question = '', chart = '', plan = '' } = dataset;
  return { question, chart, plan };
}

function readChoice(inputs: readonly HTMLInputElement[]): ExampleChoice {
  const list = (facet: ExampleFacet) =>
    inputs.filter(({ name, checked }) => checked && name === facet).map(({ value }) => value);
  return { question: list('question'), chart: list('chart'), plan: list('plan') };
}

function hasChoice(search: string): boolean {
  const params = new URLSearchParams(search);
  return EXAMPLE_FACETS.some((facet) => params.has(facet));
}

/** Each click would be a step in the history, so the entry is replaced. */
function writeUrl(choice: ExampleChoice): void {
  const url = new URL(location.href);
  for (const facet of EXAMPLE_FACETS) {
    url.searchParams.delete(facet);
    for (const value of choice[facet]) url.searchParams.append(facet, value);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
