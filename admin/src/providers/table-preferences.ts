/** Of all tables of the console. */
export const DENSITY_KEY = 'tables.density';

const DENSITIES = ['standard', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

const WIDTHS = '.widths';
/** Of a table whose hidden columns are kept under this key: each column that was resized, in rem. */
export const widthsKey = (storeKey: string): string => storeKey + WIDTHS;

/** How tables look: names of fields and sizes, nothing of what is in them. */
export const isTablePreference = (key: string, value: unknown): boolean =>
  key === DENSITY_KEY ? DENSITIES.includes(value as Density) : key.endsWith(WIDTHS) && areWidths(value);

const areWidths = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((each) => typeof each === 'number');
