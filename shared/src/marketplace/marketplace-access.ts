import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { Permission } from '#shared/roles/permissions';

export const AGENTS_ONLY = 'You must be an agent to access the FFM.';

/** Ours: the specification gives the dates but no wording. */
export const notYetOpen = (day: IsoDate): string => `Marketplace quotes can be started from ${formatDay(day)} on.`;
export const noLongerOpen = (day: IsoDate): string => `Marketplace quotes could be started until ${formatDay(day)}.`;

export interface MarketplaceFacts {
  permissions: readonly Permission[];
  /** Rules FFMStartDate and FFMEndDate; null: no limit. */
  firstDay: IsoDate | null;
  lastDay: IsoDate | null;
  today: IsoDate;
}

/**
 * Why this user cannot start a marketplace quote today, or null when they can.
 * Source: spec 002 section 6; spec 000 section 3, "Business rules".
 */
export function marketplaceProblem({ permissions, firstDay, lastDay, today }: MarketplaceFacts): string | null {
  if (!permissions.includes('agent')) {
    return AGENTS_ONLY;
  }
  if (firstDay !== null && today < firstDay) {
    return notYetOpen(firstDay);
  }
  return lastDay !== null && today > lastDay ? noLongerOpen(lastDay) : null;
}
