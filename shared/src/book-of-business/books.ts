import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { Permission } from '#shared/roles/permissions';

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

/** A missing last effective date, as sent over the wire. */
export const NO_EFFECTIVE_DATE = '0001-01-01';
/** The same as written by older systems. Source: spec 000 section 2, "Group BOB screen". */
const NO_EFFECTIVE_DATE_IN_WORDS = 'Jan 01, 0001';

interface BookDates {
  LastEffectiveDate: string;
  RenewalDate: IsoDate | null;
}

/**
 * The effective date that the book shows: the renewal date if the last effective date is the placeholder.
 *
 * @returns M/D/YYYY; empty if neither is known
 * Source: spec 000 section 2, "Group BOB screen".
 */
export const shownEffectiveDate = ({ LastEffectiveDate, RenewalDate }: BookDates): string =>
  formatDay(isPlaceholder(LastEffectiveDate) ? RenewalDate : LastEffectiveDate);

const isPlaceholder = (day: string): boolean => day.startsWith(NO_EFFECTIVE_DATE) || day === NO_EFFECTIVE_DATE_IN_WORDS;

/** Ours: the specification says only that nothing shows before an agent is picked. */
export const PICK_AN_AGENT = 'Please choose an agent to see the book of business.';

/** `own`: the user's own book; `picked`: the book of an agent they pick; `either`: their own until they pick another. */
export type AgentChoice = 'own' | 'picked' | 'either';

/**
 * Whose book of business a user sees. Agent admins and internal staff have none of their own and pick an agent; a general agent has
 * one and may view those of the agencies below. Everyone else sees only their own.
 * Source: spec 000 section 2, "Group BOB screen", and section 6; the general agent and internal staff are ours.
 */
export function agentChoice(permissions: readonly Permission[]): AgentChoice {
  if (permissions.includes('internal') || permissions.includes('agentadmin')) {
    return 'picked';
  }
  return permissions.includes('generalagent') ? 'either' : 'own';
}
