import { formatInstant } from '#shared/formats/instant';

/** Spec 002 section 3, "Payment error". */
export const HELD_PAYMENT_STATUSES = ['Open', 'Closed'] as const;
export type HeldPaymentStatus = (typeof HELD_PAYMENT_STATUSES)[number];

export const PAYMENT_NOT_FOUND = 'This payment was not found.';

/** @param closedAt UTC instant */
export const closedBy = (fullName: string, closedAt: string): string =>
  `${fullName} marked this payment processed on ${formatInstant(closedAt)}.`;
