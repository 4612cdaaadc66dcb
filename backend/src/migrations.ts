import { Baseline1795764125580 } from './migrations/1795764125580-baseline.ts';

/** In execution order. Written by: npm run migration:create */
export const MIGRATIONS = [Baseline1795764125580];
