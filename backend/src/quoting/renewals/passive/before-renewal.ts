import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { TobaccoEffect } from '#shared/plans/rate-explanation';
import type { ChosenPlan } from '../../quote-plans/selection.repository.ts';

/** A chosen plan as JSON; its members' prices as rows, because a group may have hundreds. */
type KeptPlan = Omit<ChosenPlan, 'pricedAt' | 'members'> & { pricedAt: string; rates: readonly KeptRate[] };
type KeptRate = readonly [number, number, number, number, TobaccoEffect, number | null];

/** What a passive renewal did before it chose plans. */
export interface MadeForRenewal {
  /** It has started the quote: there was none. */
  isBegun: boolean;
  /** It has put the people in force on the empty census of a quote that somebody opened and left. */
  isFilled: boolean;
}

/** What a passive renewal changes of a quote, as it was. Older ones filled no census. */
export interface BeforeRenewal extends Omit<MadeForRenewal, 'isFilled'> {
  isFilled?: boolean;
  status: QuoteStatus;
  /** With their prices. */
  plans: readonly KeptPlan[];
  assigned: readonly MemberAssignment[];
}

export const toKept = ({
  planId,
  position,
  monthlyRateCents,
  effectiveDate,
  rateArea,
  pricedAt,
  members,
}: ChosenPlan): KeptPlan => ({
  planId,
  position,
  monthlyRateCents,
  effectiveDate,
  rateArea,
  pricedAt: pricedAt.toISOString(),
  rates: members.map(({ memberId, rateCents, age, ageBand, tobacco, uncountedChild }) => [
    memberId,
    rateCents,
    age,
    ageBand,
    tobacco,
    uncountedChild,
  ]),
});

export const toChosen = ({ pricedAt, rates, ...plan }: KeptPlan): ChosenPlan => ({
  ...plan,
  pricedAt: new Date(pricedAt),
  members: rates.map(([memberId, rateCents, age, ageBand, tobacco, uncountedChild]) => ({
    memberId,
    rateCents,
    age,
    ageBand,
    tobacco,
    uncountedChild,
  })),
});
