import { useStore } from 'react-admin';
import { DENSITY_KEY, widthsKey, type Density } from '../providers/table-preferences.ts';
import type { WorkColumn } from './work-column.ts';

/** The user's table layout: this table's hidden columns and widths, and the density of all tables. Stored with the user on the server. */
export function useSavedTable<Row>(storeKey: string, columns: readonly WorkColumn<Row>[]) {
  const atFirst = columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ source }) => source);
  const [hidden, hide] = useStore<readonly string[]>(storeKey, atFirst);
  const [widths, setWidths] = useStore<Readonly<Record<string, number>>>(widthsKey(storeKey), NO_WIDTHS);
  const [density, setDensity] = useStore<Density>(DENSITY_KEY, 'standard');
  return { hidden, hide, widths, setWidths, density, setDensity };
}

const NO_WIDTHS = {};

export type KeptTable = ReturnType<typeof useSavedTable>;
