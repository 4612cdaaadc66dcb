import type { DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { contractRenewalPath, individualPath } from '#shared/individuals/individual-next-step';
import { contractPath } from '#shared/book-of-business/contract-path';

/** The contract; of a special enrollment its quote. */
export const recordPath = ({ ContractId, QuoteId, Status, IsFfm }: DailyAction): string =>
  ContractId !== null
    ? contractPath('individual', ContractId)
    : individualPath({ quoteId: QuoteId ?? 0, status: Status ?? 'Quoting', isFfm: IsFfm });

/** Where the next step is done. A contract is renewed on the census page: spec 002 section 2. */
export const stepPath = (action: DailyAction): string =>
  action.Kind === 'RenewalOpen' && action.ContractId !== null
    ? contractRenewalPath(action.ContractId)
    : recordPath(action);

export const nameOf = ({ Name, QuoteId }: DailyAction): string =>
  [Name.First, Name.Last].filter(Boolean).join(' ') || `Quote ${QuoteId}`;
