import { applicantName } from '#shared/individuals/household-members';
import type { AnyQuote } from './quotes.repository.ts';

/** The group, or the applicant of the household, for documents. */
export const customerName = (quote: AnyQuote): string =>
  quote.groupId === null ? applicantName({ ...quote.individual, id: quote.id }) : quote.group.name;
