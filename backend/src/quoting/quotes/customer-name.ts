import { formatZip } from '#shared/formats/zip';
import { applicantName } from '#shared/individuals/household-members';
import type { BillingAddress } from '../groups/group.table.ts';
import type { AnyQuote } from './quotes.repository.ts';

/** The group, or the applicant of the household, for documents. */
export const customerName = (quote: AnyQuote): string =>
  quote.groupId === null ? applicantName({ ...quote.individual, id: quote.id }) : quote.group.name;

/** As on an envelope. */
export const addressLines = ({ addressLine1, addressLine2, city, stateCode, postalCode }: BillingAddress): string[] => [
  addressLine1,
  ...(addressLine2 ? [addressLine2] : []),
  `${city}, ${stateCode} ${formatZip(postalCode)}`,
];
