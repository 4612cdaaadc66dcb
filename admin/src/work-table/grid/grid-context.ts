import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';

interface GridContextValue {
  /** The element in which the grid's own buttons render. */
  tools: HTMLElement | null;
  nameOf(row: RaRecord): string;
}

/** For the grid's slots, which accept no custom props. */
export const GridContext = createContext<GridContextValue>({ tools: null, nameOf: () => '' });

export const useGridContext = (): GridContextValue => useContext(GridContext);
