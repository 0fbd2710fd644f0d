import type { PromptResponse } from '@mui/x-data-grid-premium';

// A stand-in for a language model. It runs in the browser, knows a few words,
// and shows what your service receives and what it returns.

interface ColumnContext {
  field: string;
  description: string | null;
  examples: unknown[];
  type: string;
  allowedOperators: string[];
}

const FUNCTIONS: PromptResponse['aggregation'] = {
  total: 'sum',
  average: 'avg',
  minimum: 'min',
  maximum: 'max',
};

/** Answers after a delay. Close it when the component unmounts. */
export function createAssistant(delayMs = 500) {
  const timers = new Set<ReturnType<typeof setTimeout>>();

  return {
    onPrompt: async (
      prompt: string,
      context: string,
      conversationId?: string,
    ) => {
      await new Promise((resolve) => {
        timers.add(setTimeout(resolve, delayMs));
      });
      return answer(prompt, context, conversationId);
    },
    close: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

function answer(
  prompt: string,
  context: string,
  conversationId = 'local',
): PromptResponse {
  const columns = JSON.parse(context) as ColumnContext[];
  const text = prompt.toLowerCase();
  const words = ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `;
  const findField = (word: string) =>
    columns.find(({ field }) => field === word)?.field;

  const response: PromptResponse = {
    conversationId,
    select: -1,
    filters: [],
    aggregation: {},
    sorting: [],
    grouping: [],
    pivoting: {},
  };

  // "total revenue", "average profit"
  const totals = /(total|average|minimum|maximum) (\w+)/g;
  for (const [, word, name] of text.matchAll(totals)) {
    const column = findField(name);
    if (column) {
      response.aggregation[column] = FUNCTIONS[word];
    }
  }

  // "by region and line", up to a comma
  const [, groups = ''] = text.match(/\bby ([^,]+)/) ?? [];
  groups.split(' ').forEach((word) => {
    const column = findField(word);
    if (column) {
      response.grouping.push({ column });
    }
  });

  // "highest revenue", "lowest profit"
  for (const [, end, name] of text.matchAll(/(highest|lowest) (\w+)/g)) {
    const column = findField(name);
    if (column) {
      const direction = end === 'highest' ? 'desc' : 'asc';
      response.sorting.push({ column, direction });
    }
  }

  // "revenue over 80,000", "profit under 0"
  const limits = /(\w+) (over|under) ([\d,]+)/g;
  for (const [, name, side, limit] of text.matchAll(limits)) {
    const column = findField(name);
    if (column) {
      const value = Number(limit.replaceAll(',', ''));
      const operator = side === 'over' ? '>' : '<';
      response.filters.push({ column, operator, value });
    }
  }

  // Values that are among the examples of a column, such as "Norway"
  columns.forEach(({ field, examples }) => {
    const named = Array.from(new Set(examples.map(String))).filter((example) =>
      words.includes(` ${example.toLowerCase()} `),
    );
    if (named.length > 0) {
      response.filters.push({
        column: field,
        operator: 'isAnyOf',
        value: named,
      });
    }
  });

  if (describe(response) === '') {
    throw new Error("The assistant doesn't understand this question.");
  }
  return response;
}

/** Such as `Filter: profit < 0. Group: line.` */
export function describe(response: PromptResponse): string {
  const { filters, grouping, aggregation, sorting } = response;
  const parts: Record<string, string[]> = {
    Filter: filters.map((f) => `${f.column} ${f.operator} ${String(f.value)}`),
    Group: grouping.map(({ column }) => column),
    Aggregate: Object.entries(aggregation).map(([c, name]) => `${name} ${c}`),
    Sort: sorting.map(({ column, direction }) => `${column} ${direction}`),
  };
  return Object.entries(parts)
    .filter(([, list]) => list.length > 0)
    .map(([label, list]) => `${label}: ${list.join(', ')}.`)
    .join(' ');
}
