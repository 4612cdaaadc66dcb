import { record, type Wire } from '#shared/records/field';
import { code, day, described, orNull } from '#shared/records/kinds';

/** The answer of POST {MARKETPLACE_URL}/verifications: what became of a special enrollment whose documents the marketplace wants to see. */
export const VERIFICATION = record({
  Status: code('Verification', ['Pending', 'Confirmed', 'NotConfirmed']),
  DueDate: described(orNull(day('Verification due')), 'Of a pending one.'),
});
export type Verification = Wire<typeof VERIFICATION>;
