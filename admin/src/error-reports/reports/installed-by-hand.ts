import type { ResolveRepair } from '../report.ts';

/** Somebody has installed it in the carrier system without this product. */
export const INSTALLED_BY_HAND: Omit<ResolveRepair<never>, 'run'> = {
  label: 'Mark installed',
  done: 'marked installed',
  question: 'Was it installed by hand?',
  consequence: 'will count as installed in the carrier system and leave this report. Nothing is sent.',
};
