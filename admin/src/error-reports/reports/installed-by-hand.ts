import type { ResolveRepair } from '../report.ts';

/** Installed in the carrier system without this product. */
export const INSTALLED_BY_HAND: Omit<ResolveRepair<never>, 'address'> = {
  label: 'Mark installed',
  done: 'marked installed',
  hint: 'Counts as installed in the carrier system and leaves this report. Nothing is sent.',
};
