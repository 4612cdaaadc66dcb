import type { IsoDate } from '#shared/dates/iso-date';

export const GROUP_STANDINGS = ['Active', 'Inactive', 'Termed'] as const;
export type GroupStanding = (typeof GROUP_STANDINGS)[number];

export interface StandingFacts {
  lastEffectiveDate: IsoDate | null;
  renewalDate: IsoDate | null;
  /** The first day without coverage; null while no end is known. */
  termDate: IsoDate | null;
  today: IsoDate;
}

/**
 * How a group stands with the insurer. The specification shows the column and not its values; these are ours:
 * - Termed: its coverage has ended;
 * - Active: its coverage has begun; one whose last effective date is not known is taken by its renewal date to be covered;
 * - Inactive: it has a number, and its coverage begins later or no date is known yet.
 *
 * Source: spec 000 section 3, "Small-group BOB record" (GroupStatus).
 */
export function groupStanding({ lastEffectiveDate, renewalDate, termDate, today }: StandingFacts): GroupStanding {
  if (termDate !== null && termDate <= today) {
    return 'Termed';
  }
  const hasBegun = lastEffectiveDate === null ? renewalDate !== null : lastEffectiveDate <= today;
  return hasBegun ? 'Active' : 'Inactive';
}
