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
 * A group's status with the insurer. The specification shows the column but not its values; these are ours:
 * - Termed: its coverage has ended;
 * - Active: its coverage has started; if the last effective date is unknown, a renewal date counts as being covered;
 * - Inactive: it has a number, and its coverage starts later or no date is known yet.
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
