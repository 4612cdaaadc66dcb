import { EDITABLE_INDIVIDUAL, individualStatusLabel } from '#shared/individuals/individual-status';
import { AppError } from '../../platform/errors.ts';
import { QUOTE_DELETED } from '../group-census/census-editing.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

type Editable = Pick<IndividualQuote, 'status' | 'isDeleted' | 'readOnlyReason'>;

export const canEdit = ({ status, isDeleted, readOnlyReason }: Editable): boolean =>
  EDITABLE_INDIVIDUAL.includes(status) && !isDeleted && readOnlyReason === 0;

/** @throws WRONG_STATE when the household and the terms can no longer be changed */
export function assertEditable(quote: Editable): void {
  if (!canEdit(quote)) {
    const why = `The household cannot be changed while the quote is in status ${individualStatusLabel(quote.status)}.`;
    throw new AppError('WRONG_STATE', quote.isDeleted ? QUOTE_DELETED : why);
  }
}
