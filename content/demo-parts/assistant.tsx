import type { PromptResponse } from '@mui/x-data-grid-premium';

// A stand-in for a language model. It finds example values and "by …".

interface ColumnContext {
  field: string;
  examples: unknown[];
}

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
  const words = ` ${prompt.toLowerCase().replace(/[^a-z]+/g, ' ')} `;

  const filters: PromptResponse['filters'] = [];
  columns.forEach(({ field, examples }) => {
    const value = examples
      .map(String)
      .filter((example) => words.includes(` ${example.toLowerCase()} `));
    if (value.length > 0) {
      filters.push({ column: field, operator: 'isAnyOf', value });
    }
  });
  const grouping = columns
    .filter(({ field }) => words.includes(` by ${field} `))
    .map(({ field }) => ({ column: field }));

  if (filters.length + grouping.length === 0) {
    throw new Error('Name a status, a priority, or a column to group by.');
  }
  return {
    conversationId,
    select: -1,
    filters,
    aggregation: {},
    sorting: [],
    grouping,
    pivoting: {},
  };
}
