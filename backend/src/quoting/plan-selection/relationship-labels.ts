import { HOUSEHOLD_LABELS, RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { AnyQuote } from '../quotes/quotes.repository.ts';

export const labelsOf = ({ groupId }: AnyQuote): typeof RELATIONSHIP_LABELS =>
  groupId === null ? HOUSEHOLD_LABELS : RELATIONSHIP_LABELS;
