import type { ResolveRepair } from '../report.ts';

/** Installed in the carrier system manually, outside this product. */
export const INSTALLED_BY_HAND: Omit<ResolveRepair<never>, 'address'> = {
  label: 'Mark installed',
  done: 'marked installed',
  hint: 'Marks it as installed in the carrier system and removes it from this report. Nothing is sent.',
};
