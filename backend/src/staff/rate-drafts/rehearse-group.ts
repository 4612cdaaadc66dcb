import type { IsoDate } from '#shared/dates/iso-date';
import type { RatedMember, RatedPlan } from '../../catalogue/rating/charged-members.ts';
import { explainMembers } from '../../catalogue/rating/explain-members.ts';
import { type FiledRates, rateGrid } from '../../catalogue/rating/filed-rates.ts';
import { areAssigned, placeMembers } from '../../quoting/renewal-plans/premium-change/place-members.ts';

/** A group as it is enrolled, and the rates to compare. */
export interface GroupToRehearse {
  /** Its plans in order of selection, each with the plan of the draft's year that follows it; null = none does. */
  plans: readonly { plan: RatedPlan; then: RatedPlan | null }[];
  members: readonly (RatedMember & { assignedPlanId: number | null })[];
  /** 1 to 16, of the selection. */
  area: number;
  /** Of the coverage in force: on this day everyone's age counts, in both prices. */
  effectiveDate: IsoDate;
  now: FiledRates;
  then: FiledRates;
}

/** What the members of an age pay for a plan. Cents a month. */
export interface RehearsedShare {
  planId: number;
  band: number;
  members: number;
  now: number;
  then: number;
}

/** A rate that the draft does not have; band null = at no age, area null = nor of any plan that follows this one. */
export interface MissingRate {
  planId: number;
  area: number | null;
  band: number | null;
  members: number;
}

export interface RehearsedPremium {
  /** People with any coverage. */
  members: number;
  /** null = some rate in force is not filed any more. */
  nowCents: number | null;
  /** null = some rate is missing in the draft. */
  thenCents: number | null;
  /** Add up to both premiums, where there are both. */
  shares: RehearsedShare[];
  missing: MissingRate[];
}

/**
 * A group's premium at the rates in force and at those of a draft: the same people in the same plans, areas and ages, so that nothing but
 * the file makes the difference. Ages, tobacco and children are counted as in every price (`explainMembers`).
 *
 * With several medical plans each person is in the assigned one; where nobody is assigned, everybody is counted in each, as at a renewal.
 */
export function rehearseGroup(group: GroupToRehearse): RehearsedPremium {
  const { plans, members, area, effectiveDate, now, then } = group;
  const found: Found = { shares: new Map(), missing: new Map(), covered: new Set(), isRatedNow: true };
  const places = placesOf(group);
  plans.forEach(({ plan, then: follower }, at) => {
    const next = follower && then.rowOf.has(follower.id) ? follower : null;
    const isSold = next !== null && rateGrid(then, next.id, area).length > 0;
    const terms = { members, area, effectiveDate };
    const before = explainMembers({ plan, rates: now, ...terms });
    const after = explainMembers({ plan: next ?? plan, rates: then, ...terms });
    before.forEach(({ member, rateCents, reason: { band } }, index) => {
      if (plan.coverage !== 'medical' || places === null || places.get(member.id) === at) {
        found.covered.add(member.id);
        const wanted = next
          ? { planId: next.id, area, band: isSold ? band : null }
          : { planId: plan.id, area: null, band: null };
        take(found, wanted, next ? after[index]!.rateCents : null, { planId: plan.id, band, now: rateCents });
      }
    });
  });
  const { isRatedNow, covered } = found;
  const [shares, missing] = [[...found.shares.values()], [...found.missing.values()]];
  const sum = (side: 'now' | 'then') => shares.reduce((total, share) => total + share[side], 0);
  return {
    members: covered.size,
    nowCents: isRatedNow ? sum('now') : null,
    thenCents: missing.length === 0 ? sum('then') : null,
    shares,
    missing,
  };
}

interface Found {
  shares: Map<string, RehearsedShare>;
  missing: Map<string, MissingRate>;
  covered: Set<number>;
  isRatedNow: boolean;
}

function take(
  found: Found,
  wanted: Omit<MissingRate, 'members'>,
  thenCents: number | null,
  { planId, band, now }: { planId: number; band: number; now: number | null },
): void {
  found.isRatedNow &&= now !== null;
  if (thenCents === null) {
    const key = `${wanted.planId} ${wanted.band}`;
    const known = found.missing.get(key) ?? { ...wanted, members: 0 };
    found.missing.set(key, { ...known, members: known.members + 1 });
  }
  const key = `${planId} ${band}`;
  const share = found.shares.get(key) ?? { planId, band, members: 0, now: 0, then: 0 };
  share.members += 1;
  share.now += now ?? 0;
  share.then += thenCents ?? 0;
  found.shares.set(key, share);
}

/** Each person's medical plan, as an index in `plans`; null = not known, or there is only one. */
function placesOf({ plans, members }: GroupToRehearse): ReadonlyMap<number, number> | null {
  const planIds = plans.map(({ plan }) => (plan.coverage === 'medical' ? plan.id : null));
  const people = members.map(({ id, household, relationship, enrolls, assignedPlanId }) => ({
    id,
    household,
    isSubscriber: relationship === 'Self',
    enrolls,
    assignedPlanId,
  }));
  const isOne = planIds.filter((planId) => planId !== null).length <= 1;
  return isOne || !areAssigned(people, planIds) ? null : placeMembers(people, { planIds });
}

/** Hundredths of a percent, rounded up; null where nothing is paid now. As much as a column takes. */
export function riseOf(nowCents: number, thenCents: number): number | null {
  const MOST = 2_000_000_000;
  return nowCents === 0 ? null : Math.min(Math.ceil(((thenCents - nowCents) * 10_000) / nowCents) + 0, MOST);
}
