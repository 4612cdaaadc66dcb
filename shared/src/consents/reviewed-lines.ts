import { HOUSEHOLD_LABELS, type CoverageStatus, type Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import { ELECTED_REASON_LABELS, type ElectedReason } from '#shared/eligibility/income-ends';
import { formatDay } from '#shared/formats/auto-date';
import { formatCents } from '#shared/formats/currency';
import { formatName, type NameParts } from '#shared/formats/person-name';
import { costSharingText } from '#shared/marketplace/marketplace-facts';

export interface ReviewedHousehold {
  effectiveDate: IsoDate;
  place: { city: string; stateCode: string; postalCode: string; county: string };
  /** null where it was not entered. */
  householdSize: number | null;
  /** Whole dollars a year; null where it was not entered. */
  annualIncome: number | null;
  people: readonly ReviewedPerson[];
  /** By the marketplace; null without its decision. */
  credit: ReviewedCredit | null;
  /** Selected, in order. */
  plans: readonly ReviewedPlan[];
}

/** Cents a month. */
export interface ReviewedCredit {
  grantedCents: number;
  electedCents: number;
  /** Of it, for the plan of this application and for the other plan of a household in two; null: there is one plan. */
  divided: { hereCents: number; thereCents: number } | null;
  /** Why less than was granted is taken in advance; null: all of it is, or it was not said. */
  reason: ElectedReason | null;
  /** Of cost sharing. */
  level: CsrLevel;
  /** What the plan pays on average at this level; null where it has none. */
  percentage: number | null;
}

/** Cents a month. */
export interface ReviewedPlan {
  name: string;
  monthlyCents: number;
  /** After the tax credit. */
  netCents: number;
}

export interface ReviewedPerson extends NameParts {
  relationship: Relationship;
  dateOfBirth: IsoDate;
  medicalStatus: CoverageStatus;
  tobacco: boolean;
}

/** What a consumer reviews, line by line; equal households have equal lines. No SSN: the record is shown and printed. */
export const reviewedLines = (household: ReviewedHousehold): string[] => [
  `Coverage begins on ${formatDay(household.effectiveDate)}.`,
  `Home: ${placeText(household.place)}.`,
  ...(household.householdSize === null ? [] : [`People on the tax return: ${household.householdSize}.`]),
  ...(household.annualIncome === null
    ? []
    : [`Expected yearly income of the household: $${household.annualIncome.toLocaleString('en-US')}.`]),
  ...household.people.map(personLine),
  ...(household.credit === null ? [] : creditLines(household.credit)),
  ...household.plans.map(planLine),
];

const placeText = ({ city, stateCode, postalCode, county }: ReviewedHousehold['place']): string =>
  `${city}, ${stateCode} ${postalCode}, ${county} County`;

const personLine = ({ relationship, dateOfBirth, medicalStatus, tobacco, ...name }: ReviewedPerson): string =>
  [
    `${formatName(name) || 'Name not entered'}, ${HOUSEHOLD_LABELS[relationship].toLowerCase()}`,
    `born ${formatDay(dateOfBirth)}`,
    medicalStatus === 'Enroll' ? 'applies for coverage' : 'does not apply for coverage',
    ...(tobacco ? ['uses tobacco'] : []),
  ].join(', ') + '.';

const creditLines = ({ grantedCents, electedCents, divided, reason, level, percentage }: ReviewedCredit): string[] => [
  `Tax credit granted by the marketplace: ${formatCents(grantedCents)} a month. Taken in advance: ${formatCents(electedCents)} a month.`,
  ...(divided === null
    ? []
    : [
        `Of it, ${formatCents(divided.hereCents)} a month is for this plan and ${formatCents(divided.thereCents)} a month for the other plan of the household.`,
      ]),
  ...(reason === null || electedCents >= grantedCents
    ? []
    : [
        `Why not all of it: ${ELECTED_REASON_LABELS[reason]}. The rest, ${formatCents(grantedCents - electedCents)} a month, is settled with the tax return.`,
      ]),
  `Cost sharing: ${costSharingText(level, percentage)}.`,
];

const planLine = ({ name, monthlyCents, netCents }: ReviewedPlan): string =>
  `Plan: ${name}, ${formatCents(monthlyCents)} a month. Remains to pay: ${formatCents(netCents)} a month.`;
