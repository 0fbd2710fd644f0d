import { createContext } from 'react';
import type { Catalogues } from '#model/reference/Catalogue.ts';

/** The lists that the current page uses, generated from the types. */
export const CataloguesContext = createContext<Catalogues>({});
