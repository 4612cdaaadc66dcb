import type { FieldErrors } from '#shared/answers/errors';
import type { Rules } from '#shared/business-rules/rules';
import { type CsrLevel, csrPercentage } from '#shared/eligibility/cost-sharing';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { Permission } from '#shared/roles/permissions';

/** Ours. */
export const FROM_MARKETPLACE = 'This comes from the marketplace. Change it on the application there.';

/** What decided the tax credit. */
const DECIDED = ['FirstName', 'LastName', 'DateOfBirth', 'RelationshipToSubscriber', 'MedicalStatus'] as const;
type DecidedFacts = Record<(typeof DECIDED)[number], string>;
/** What is left out stays as stored. */
type SentFacts = { Id: number } & { [Name in keyof DecidedFacts]?: string | null | undefined };

/** What may not be changed about the people of a marketplace quote, by field of the request. */
export function decidedChanges(
  { Members, RemovedIds }: { Members: readonly SentFacts[]; RemovedIds: readonly number[] },
  stored: readonly ({ Id: number } & DecidedFacts)[],
): FieldErrors {
  const errors: FieldErrors = {};
  if (RemovedIds.length > 0 || Members.some(({ Id }) => Id === 0)) {
    errors['Members'] = [FROM_MARKETPLACE];
  }
  Members.forEach((sent, at) => {
    const before = stored.find(({ Id }) => Id === sent.Id);
    for (const name of before ? DECIDED : []) {
      if (sent[name] !== undefined && sent[name] !== before![name]) {
        errors[`Members.${at}.${name}`] = [FROM_MARKETPLACE];
      }
    }
  });
  return errors;
}

const KINDS: Readonly<Record<CsrLevel, string>> = {
  1: 'standard',
  2: 'none to pay',
  3: 'limited for members of tribes',
  4: 'reduced on silver plans',
  5: 'reduced on silver plans',
  6: 'reduced on silver plans',
};

/** "Level 5, reduced on silver plans (87%)". Individuals, decision 28. */
export const grantedLevelText = (level: CsrLevel, rules: Rules): string =>
  costSharingText(level, csrPercentage(level, rules));

/** @param percentage null: this level has none */
export const costSharingText = (level: CsrLevel, percentage: number | null): string =>
  `Level ${level}, ${KINDS[level]}${percentage === null ? '' : ` (${percentage}%)`}`;

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
