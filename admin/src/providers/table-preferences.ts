/** Applies to all tables of the console. */
export const DENSITY_KEY = 'tables.density';

const DENSITIES = ['standard', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const WIDTHS = '.widths';
/** For the table with this hidden-columns key: the width of each resized column, in rem. */
export const widthsKey = (storeKey: string): string => storeKey + WIDTHS;

/** The layout of tables: field names and sizes, no contents. */
export const isTablePreference = (key: string, value: unknown): boolean =>
  key === DENSITY_KEY ? DENSITIES.includes(value as Density) : key.endsWith(WIDTHS) && areWidths(value);

const areWidths = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number');
