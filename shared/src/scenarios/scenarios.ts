import { type CoverageStatus, type Relationship, RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { type MatchablePerson, matchPeople } from '#shared/census/match-people';
import type { CensusChanges, ChangedPerson, PersonLine, PlanPair } from '#shared/scenarios/scenario.record';
import { formatDay } from '#shared/formats/auto-date';
import { dollarsFromCents } from '#shared/formats/currency';
import { type Coverage, COVERAGES } from '#shared/plans/plan-codes';

/** The data by which two censuses are compared. */
export interface ComparedMember extends MatchablePerson {
  relationship: Relationship;
  medicalStatus: CoverageStatus;
  dentalStatus: CoverageStatus;
  visionStatus: CoverageStatus;
  /** null: not answered. Of households only. */
  tobacco: boolean | null;
  disabled: boolean;
}

/** The maximum number of names per list; the totals count everyone. */
const MOST_NAMES = 100;

/** Who joined, who left and what changed between two censuses, in census order. */
export function censusChanges(left: readonly ComparedMember[], right: readonly ComparedMember[]): CensusChanges {
  const matched = matchPeople(left, right);
  const changed = matched.both.flatMap(({ before, after }) => {
    const Changes = differences(before, after);
    return Changes.length > 0 ? [{ ...personLine(after), Changes }] : [];
  });
  return {
    Same: matched.both.length - changed.length,
    JoinedTotal: matched.joined.length,
    LeftTotal: matched.left.length,
    ChangedTotal: changed.length,
    Joined: matched.joined.slice(0, MOST_NAMES).map(personLine),
    Left: matched.left.slice(0, MOST_NAMES).map(personLine),
    Changed: changed.slice(0, MOST_NAMES),
  };
}

const personLine = ({ firstName, lastName, relationship }: ComparedMember): PersonLine => ({
  Name: `${firstName} ${lastName}`,
  Relationship: RELATIONSHIP_LABELS[relationship],
});

const FIELDS: readonly { Field: string; text: (member: ComparedMember) => string }[] = [
  { Field: 'Name', text: ({ firstName, lastName }) => `${firstName} ${lastName}` },
  { Field: 'Relationship', text: ({ relationship }) => RELATIONSHIP_LABELS[relationship] },
  { Field: 'Birth date', text: ({ dateOfBirth }) => formatDay(dateOfBirth) },
  { Field: 'Medical', text: ({ medicalStatus }) => medicalStatus },
  { Field: 'Dental', text: ({ dentalStatus }) => dentalStatus },
  { Field: 'Vision', text: ({ visionStatus }) => visionStatus },
  { Field: 'Tobacco', text: ({ tobacco }) => (tobacco ? 'Yes' : 'No') },
  { Field: 'Disabled', text: ({ disabled }) => (disabled ? 'Yes' : 'No') },
];

const differences = (before: ComparedMember, after: ComparedMember): ChangedPerson['Changes'] =>
  FIELDS.map(({ Field, text }) => ({ Field, Left: text(before), Right: text(after) })).filter(
    (change) => change.Left !== change.Right,
  );

/** A selected plan at the price recorded with the quote. */
export interface ChosenPlan {
  hiosPlanId: string;
  displayName: string;
  coverage: Coverage;
  /** Whole cents per month. */
  monthlyRateCents: number;
}

/** Both quotes' plans side by side: by coverage type, first those in both, then the left quote's, then the right quote's. */
export function planPairs(left: readonly ChosenPlan[], right: readonly ChosenPlan[]): PlanPair[] {
  const rightOf = new Map(right.map((plan) => [plan.hiosPlanId, plan]));
  const leftIds = new Set(left.map(({ hiosPlanId }) => hiosPlanId));
  const pairs = [
    ...left.map((plan) => pair(plan, rightOf.get(plan.hiosPlanId) ?? null)),
    ...right.filter(({ hiosPlanId }) => !leftIds.has(hiosPlanId)).map((plan) => pair(null, plan)),
  ];
  return pairs.sort((one, other) => rank(one) - rank(other));
}

function pair(left: ChosenPlan | null, right: ChosenPlan | null): PlanPair {
  const named = (right ?? left)!;
  return {
    HiosPlanId: named.hiosPlanId,
    PlanDisplayName: named.displayName,
    Coverage: named.coverage,
    Left: left && dollarsFromCents(left.monthlyRateCents),
    Right: right && dollarsFromCents(right.monthlyRateCents),
    Difference: left && right ? dollarsFromCents(right.monthlyRateCents - left.monthlyRateCents) : null,
  };
}

const rank = ({ Coverage: coverage, Left, Right }: PlanPair): number =>
  COVERAGES.indexOf(coverage) * 3 + (Left !== null && Right !== null ? 0 : Left !== null ? 1 : 2);
