import { HOUSEHOLD_LABELS, RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { dollarsFromCents, formatCents } from '#shared/formats/currency';
import type { Difference, PersonDifference, PicturedPerson } from '#shared/pictures/picture.record';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import type { StoredChoice } from '../quote-plans/selection.repository.ts';
import type { AssignedMember } from '../quote-plans/selection-questions.repository.ts';
import type { IndividualDetails } from '../quotes/individual-details.table.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import type { QuotedRate } from '../renewal-plans/premium-change/compare-years.ts';

/** What rating asks of a person: no SSN, and nothing about health but tobacco. */
const MEMBER_FIELDS = [
  'id',
  'employeeNumber',
  'relationship',
  'firstName',
  'lastName',
  'dateOfBirth',
  'tobacco',
  'lastTobaccoUse',
  'medicalStatus',
  'dentalStatus',
  'visionStatus',
  'assignedPlanId',
] as const satisfies readonly (keyof AssignedMember)[];
export type PicturedMember = Pick<AssignedMember, (typeof MEMBER_FIELDS)[number]>;

/** Of a household: what the tax credit follows from, and what is elected of it. */
const HOUSEHOLD_FIELDS = ['householdSize', 'annualIncome', 'electedAptcCents', 'grantedAptcCents'] as const;
type PicturedHousehold = Pick<IndividualDetails, (typeof HOUSEHOLD_FIELDS)[number]>;

interface PicturedPlan {
  planId: number;
  name: string;
  coverage: Coverage;
  /** For the whole group or household, in whole cents a month. */
  monthlyRateCents: number;
  members: QuotedRate[];
}

/** A quote with what its price follows from, all as it was stored. */
export interface PictureContent {
  effectiveDate: IsoDate;
  county: string;
  /** 1 to 16. */
  rateArea: number;
  /** null for a group. */
  household: PicturedHousehold | null;
  members: PicturedMember[];
  /** In order of selection. */
  plans: PicturedPlan[];
}

/** @param plans those that are chosen, in any order */
export function pictureOf(quote: AnyQuote, choice: StoredChoice, plans: readonly Plan[]): PictureContent {
  const planOf = new Map(plans.map((plan) => [plan.id, plan]));
  const { county, rateArea } = quote.groupId === null ? quote.individual : quote.group;
  return {
    effectiveDate: quote.effectiveDate,
    county,
    rateArea,
    household: quote.groupId === null ? picked(quote.individual, HOUSEHOLD_FIELDS) : null,
    members: choice.members.map((member) => picked(member, MEMBER_FIELDS)),
    plans: choice.plans.flatMap(({ planId, monthlyRateCents, members }) => {
      const plan = planOf.get(planId);
      return plan
        ? [
            {
              ...{ planId, name: plan.displayName, coverage: plan.coverage, monthlyRateCents },
              members: members.map((rate) => picked(rate, RATE_FIELDS)),
            },
          ]
        : [];
    }),
  };
}

const RATE_FIELDS = ['memberId', 'rateCents', 'age', 'ageBand', 'tobacco', 'uncountedChild'] as const;

const picked = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** Everybody, with what each plan was quoted at for them. */
export const censusOf = (picture: PictureContent): PicturedPerson[] =>
  picture.members.map((member) => ({
    Name: nameOf(member),
    Relationship: relationshipOf(member, picture),
    DateOfBirth: member.dateOfBirth,
    Tobacco: tobaccoText(member),
    Quoted: picture.plans.flatMap(({ name, members }) =>
      members
        .filter(({ memberId }) => memberId === member.id)
        .map(({ age, rateCents }) => ({ PlanName: name, Age: age, Rate: dollarsFromCents(rateCents) })),
    ),
  }));

/** What differs of the quote or the household, in words. */
export const factDifferences = (then: PictureContent, now: PictureContent): Difference[] =>
  different([
    ['Effective date', formatDay(then.effectiveDate), formatDay(now.effectiveDate)],
    ['County and rating area', placeOf(then), placeOf(now)],
    ['People on the tax return', countText(then.household?.householdSize), countText(now.household?.householdSize)],
    ['Income a year', dollarsText(then.household?.annualIncome), dollarsText(now.household?.annualIncome)],
    ['Tax credit elected', centsText(then.household?.electedAptcCents), centsText(now.household?.electedAptcCents)],
    ['Tax credit granted', centsText(then.household?.grantedAptcCents), centsText(now.household?.grantedAptcCents)],
  ]);

/** Who came, went or changed; matched by the census row, and those whose rows are others by name and birth date. */
export function personDifferences(then: PictureContent, now: PictureContent, pairs: MatchedIds): PersonDifference[] {
  const [before, after] = [byId(then.members), byId(now.members)];
  const wordsOf = (member: PicturedMember, of: PictureContent): [string, string][] => [
    ['Name', nameOf(member)],
    ['Birth date', formatDay(member.dateOfBirth)],
    ['Relationship', relationshipOf(member, of)],
    ['Tobacco', tobaccoText(member)],
    ...COVERAGES.map((coverage): [string, string] => [COVERAGE_LABELS[coverage], member[`${coverage}Status`]]),
    ['Assigned plan', of.plans.find(({ planId }) => planId === member.assignedPlanId)?.name ?? ''],
  ];
  return pairs.flatMap(([thenId, nowId]): PersonDifference[] => {
    const [was, is] = [before.get(thenId ?? 0), after.get(nowId ?? 0)];
    if (!was || !is) {
      const person = was ?? is;
      return person ? [{ Name: nameOf(person), What: is ? 'Joined' : 'Left', Changes: [] }] : [];
    }
    const today = wordsOf(is, now);
    const Changes = different(wordsOf(was, then).map(([what, text], at) => [what, text, today[at]![1]] as const));
    return Changes.length === 0 ? [] : [{ Name: nameOf(is), What: 'Changed', Changes }];
  });
}

/** Ids on the census of then and of now; null: not on it. */
export type MatchedIds = readonly (readonly [thenId: number | null, nowId: number | null])[];

const COVERAGE_LABELS: Record<Coverage, string> = { medical: 'Medical', dental: 'Dental', vision: 'Vision' };

const different = (facts: readonly (readonly [what: string, then: string, now: string])[]): Difference[] =>
  facts.flatMap(([What, Then, Now]) => (Then === Now ? [] : [{ What, Then, Now }]));

const byId = (members: readonly PicturedMember[]) => new Map(members.map((member) => [member.id, member]));
const nameOf = ({ firstName, lastName }: PicturedMember): string => `${firstName} ${lastName}`;
const relationshipOf = ({ relationship }: PicturedMember, { household }: PictureContent): string =>
  (household ? HOUSEHOLD_LABELS : RELATIONSHIP_LABELS)[relationship];
const placeOf = ({ county, rateArea }: PictureContent): string => `${county}, area ${rateArea}`;
const tobaccoText = ({ tobacco, lastTobaccoUse }: PicturedMember): string =>
  tobacco === null ? '' : tobacco ? `Yes${lastTobaccoUse ? `, last on ${formatDay(lastTobaccoUse)}` : ''}` : 'No';
const countText = (count: number | null | undefined): string => (count == null ? '' : String(count));
const dollarsText = (dollars: number | null | undefined): string =>
  dollars == null ? '' : `$${dollars.toLocaleString('en-US')}`;
const centsText = (cents: number | null | undefined): string => (cents == null ? '' : `${formatCents(cents)} a month`);
