import { createContext, use } from 'react';
import type { ApiPageData } from '#model/page/ApiPageData.ts';

export const ApiPageContext = createContext<ApiPageData | null>(null);

/** The current entry and its page. */
export function useApiPage(): ApiPageData {
  const data = use(ApiPageContext);
  if (!data) throw new Error('useApiPage found no entry. Wrap the component in <ApiPageContext>.');
  return data;
}

/** The id of the row around a text, which shouldn't link to itself. */
export const ApiRowContext = createContext<string | undefined>(undefined);
