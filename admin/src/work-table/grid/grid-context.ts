import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';

interface GridContextValue {
  /** Where the grid's own buttons are shown. */
  tools: HTMLElement | null;
  nameOf(row: RaRecord): string;
}

/** For the grid's slots, which take no props of ours. */
export const GridContext = createContext<GridContextValue>({ tools: null, nameOf: () => '' });

export const useGridContext = (): GridContextValue => useContext(GridContext);
