import { createContext } from 'react';
import type { Catalogs } from '#model/reference/Catalog.ts';

/** The lists that the current page uses, generated from the types. */
export const CatalogsContext = createContext<Catalogs>({});
