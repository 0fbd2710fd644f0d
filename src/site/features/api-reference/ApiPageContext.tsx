import { createContext, use } from 'react';
import type { ApiPageData } from '#model/page/ApiPageData.ts';

export const ApiPageContext = createContext<ApiPageData | null>(null);

/** The entry being shown, and what is known around it. */
export function useApiPage(): ApiPageData {
  const data = use(ApiPageContext);
  if (!data) throw new Error('useApiPage found no entry. Wrap the component in <ApiPageContext>.');
  return data;
}

/** The id of the row around a text, which needs no link to itself. */
export const ApiRowContext = createContext<string | undefined>(undefined);
