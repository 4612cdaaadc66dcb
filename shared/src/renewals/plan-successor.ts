import type { Coverage, MetalTier, NetworkType } from '#shared/plans/plan-codes';

/** What happens to one of a group's plans. Spec 002 section 3, "Current and suggested plans data". */
export const VALIDITIES = ['Continues', 'Replaced', 'NotOfferedInCounty', 'Discontinued', 'RatesNotLoaded'] as const;
export type Validity = (typeof VALIDITIES)[number];

/** How a suggestion was found. Ours: the specification gives the lists, not the method. */
export const SUGGESTED_BY = ['SamePlan', 'Crosswalk', 'CountyCrosswalk', 'NearestPlan'] as const;
export type SuggestedBy = (typeof SUGGESTED_BY)[number];

/** One of the group's current plans. */
export interface PlanInForce {
  planId: number;
  /** The filed id, the same from year to year. */
  hiosPlanId: string;
  name: string;
  coverage: Coverage;
  networkType: NetworkType | null;
  metalTier: MetalTier | null;
}

/** A plan of next year as offered to the group. */
export interface PlanOnOffer extends PlanInForce {
  /** The whole group's monthly premium in whole cents; null = rates not loaded. */
  totalCents: number | null;
}

/** The insurer's mapping of a plan. */
export interface PlanMapping {
  /** null = no replacement. */
  toPlanId: number | null;
  /** Five digits: applies in this county only; '' = everywhere else. */
  countyFips: string;
  reason: string;
}

export interface SuccessorFacts {
  current: PlanInForce;
  /** This plan's mappings, for the whole state and for counties. If there are none, the plan continues under its filed id. */
  mappings: readonly PlanMapping[];
  county: { fips: string; name: string };
  /** Next year's plans that a mapping can name, sold in the county or not. */
  nextYear: readonly PlanInForce[];
  /** Next year's plans sold in the county. */
  offered: readonly PlanOnOffer[];
  /** The plan at next year's price if known, otherwise at today's: the reference for finding the nearest plan. */
  premiumCents: number;
}

export interface PlanSuccessor {
  validity: Validity;
  /** For display: what happens and why. */
  message: string;
  suggestion: { planId: number; by: SuggestedBy } | null;
}

/**
 * A plan's replacement at renewal. The insurer's mapping comes first: the group's county's before the state's. If the replacement
 * is not sold in the county, the nearest plan is used: the same network and metal, and the closest premium.
 * Source: spec 002 sections 2 and 3; CMS, "Plan ID Crosswalk PUF" (levels 0 to 5); the wording is ours.
 */
export function planSuccessor(facts: SuccessorFacts): PlanSuccessor {
  const { current, mappings, county, nextYear } = facts;
  const forCounty = mappings.find(({ countyFips }) => countyFips === county.fips);
  const forState = mappings.find(({ countyFips }) => countyFips === '');
  const same = nextYear.find(({ hiosPlanId }) => hiosPlanId === current.hiosPlanId);
  if (forCounty) {
    return follow(facts, { toPlanId: forCounty.toPlanId, reason: forCounty.reason, by: 'CountyCrosswalk' });
  }
  return forState
    ? follow(facts, { toPlanId: forState.toPlanId, reason: forState.reason, by: 'Crosswalk' })
    : follow(facts, { toPlanId: same?.planId ?? null, reason: NOT_SOLD_ANY_MORE, by: 'SamePlan' });
}

export const NOT_SOLD_ANY_MORE = 'The insurer no longer sells this plan';

interface Lead {
  toPlanId: number | null;
  reason: string;
  by: SuggestedBy;
}

function follow(facts: SuccessorFacts, lead: Lead): PlanSuccessor {
  const { current, nextYear, offered, county } = facts;
  const target = nextYear.find(({ planId }) => planId === lead.toPlanId);
  if (!target) {
    return { validity: 'Discontinued', message: discontinued(current.name, lead.reason), suggestion: null };
  }
  const offer = offered.find(({ planId }) => planId === target.planId);
  if (!offer) {
    return nearest(facts, target, notSold(target.name, county.name));
  }
  const suggestion = { planId: target.planId, by: lead.by };
  if (offer.totalCents === null) {
    return { validity: 'RatesNotLoaded', message: ratesNotLoaded(target.name), suggestion: null };
  }
  if (target.hiosPlanId === current.hiosPlanId) {
    return { validity: 'Continues', message: continues(current.name), suggestion };
  }
  return lead.by === 'CountyCrosswalk'
    ? {
        validity: 'NotOfferedInCounty',
        message: countyMapping({ reason: lead.reason, county: county.name, name: target.name }),
        suggestion,
      }
    : { validity: 'Replaced', message: replaced(current.name, target.name, lead.reason), suggestion };
}

function nearest({ offered, premiumCents }: SuccessorFacts, wanted: PlanInForce, why: string): PlanSuccessor {
  const distance = ({ totalCents }: PlanOnOffer) => Math.abs((totalCents ?? Infinity) - premiumCents);
  const [best] = offered
    .filter(
      ({ coverage, networkType, metalTier, totalCents }) =>
        totalCents !== null &&
        coverage === wanted.coverage &&
        networkType === wanted.networkType &&
        metalTier === wanted.metalTier,
    )
    .toSorted((one, other) => distance(one) - distance(other) || one.planId - other.planId);
  return best
    ? {
        validity: 'NotOfferedInCounty',
        message: `${why} ${closest(best.name)}`,
        suggestion: { planId: best.planId, by: 'NearestPlan' },
      }
    : { validity: 'NotOfferedInCounty', message: `${why} ${NOTHING_NEAR}`, suggestion: null };
}

export const continues = (name: string): string => `${name} continues.`;
export const replaced = (name: string, by: string, reason: string): string =>
  `${name} is being discontinued and maps to ${by}. ${reason}.`;
export const discontinued = (name: string, reason: string): string =>
  `${reason}, and no plan follows ${name}. Choose another plan from the list.`;
export const ratesNotLoaded = (name: string): string => `Rates not loaded for ${name} on the renewal date.`;
export const notSold = (name: string, county: string): string => `${name} is not sold in ${county} County.`;
export const closest = (name: string): string =>
  `${name} is the nearest plan of the same network and metal by premium.`;
export const NOTHING_NEAR = 'No plan of the same network and metal is sold there. Choose another plan from the list.';
export const countyMapping = ({ reason, county, name }: { reason: string; county: string; name: string }): string =>
  `${reason}. In ${county} County ${name} takes its place.`;
