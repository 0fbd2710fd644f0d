/** The kind of question a chart answers, which suggests the type of chart. */
export const EXAMPLE_QUESTIONS = [
  'compare',
  'over-time',
  'part-of-whole',
  'distribution',
  'relation',
  'flow',
] as const;
export type ExampleQuestion = (typeof EXAMPLE_QUESTIONS)[number];

export const EXAMPLE_CHARTS = [
  'bar',
  'line',
  'area',
  'pie',
  'scatter',
  'radar',
  'gauge',
  'sparkline',
  'heatmap',
  'funnel',
  'sankey',
] as const;
export type ExampleChart = (typeof EXAMPLE_CHARTS)[number];

/** The filters of a gallery. Their names are also the URL parameters. */
export const EXAMPLE_FACETS = ['question', 'chart', 'plan'] as const;
export type ExampleFacet = (typeof EXAMPLE_FACETS)[number];

/** The value of one example in each facet. */
export type ExampleFacts = Readonly<Record<ExampleFacet, string>>;
