import { createContext } from 'react';
import type { Catalogues } from '#model/reference/Catalogue.ts';

/** The lists that the page being rendered takes from the types. */
export const CataloguesContext = createContext<Catalogues>({});
