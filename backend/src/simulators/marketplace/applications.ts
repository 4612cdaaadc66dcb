import { addDays, addMonths, firstOfNextMonth, type IsoDate, isoDateOf, monthOf, yearOf } from '#shared/dates/iso-date';
import type { CsrLevel } from '#shared/eligibility/cost-sharing';
import type { DataMatchingKind } from '#shared/follow-ups/follow-up';
import type { Eligibility, Verification } from '#shared/marketplace/marketplace.record';

export type Period = Eligibility['EnrollmentPeriod'];

/** What the marketplace has decided about a consumer. */
export interface Decision {
  people: readonly Person[];
  aptcAmount: number;
  csrLevel: CsrLevel;
  period: (today: IsoDate) => Period;
  isSelected?: boolean;
  /** Days until documents are due; null: pending without a day. */
  verificationDays?: number | null;
  /** What does not match, and in how many days its proof is due; null: without a day. Of the first applicant. */
  dataMatching?: readonly (readonly [kind: DataMatchingKind, days: number | null])[];
  /** Of the verification, known the day after the enrollment; undefined: it stays pending. */
  verdict?: 'Confirmed' | 'NotConfirmed';
}

/** A person on an application, with the birthday on a day relative to that of the visit. */
export interface Person {
  firstName: string;
  lastName: string;
  gender: 'M' | 'F';
  relationship: string;
  tobacco?: boolean;
  bornOn: (today: IsoDate) => IsoDate;
}

const birthday = (age: number, month: number) => (today: IsoDate) => isoDateOf(yearOf(today) - age - 1, month, 15);
const monthsOld = (months: number) => (today: IsoDate) => addMonths(today, -months);
const EVENT_DAYS_AGO = 10;
const eventDay = (today: IsoDate): IsoDate => addDays(today, -EVENT_DAYS_AGO);

export const SELF: Person = {
  firstName: 'Clara',
  lastName: 'Quist',
  gender: 'F',
  relationship: 'self',
  bornOn: monthsOld(40 * 12 + 4),
};
/** Another adult like the first: the demo shows several households. */
export const selfNamed = (firstName: string, lastName: string, gender: Person['gender'] = 'F'): Person => ({
  ...SELF,
  ...{ firstName, lastName, gender },
});
export const SPOUSE: Person = {
  firstName: 'Emil',
  lastName: 'Quist',
  gender: 'M',
  relationship: 'spouse',
  bornOn: birthday(41, 3),
};
export const SMOKER: Person = { ...SELF, tobacco: true, bornOn: monthsOld(45 * 12 + 4) };
export const SPOUSE_OF_43: Person = { ...SPOUSE, bornOn: monthsOld(43 * 12 + 4) };
export const CHILD_OF_THREE: Person = {
  firstName: 'Mina',
  lastName: 'Quist',
  gender: 'F',
  relationship: 'child',
  bornOn: birthday(3, 6),
};
export const NEWBORN: Person = {
  firstName: 'Otto',
  lastName: 'Quist',
  gender: 'M',
  relationship: 'child',
  bornOn: eventDay,
};

const FIRST_MONTH_FOR_NEXT_YEAR = 11;
/** Coverage from January in November and December, otherwise from next month. */
export const OPEN = (today: IsoDate): Period => ({
  Kind: 'Open',
  ReasonCode: null,
  EventDate: null,
  EffectiveDates: [
    monthOf(today) >= FIRST_MONTH_FOR_NEXT_YEAR ? isoDateOf(yearOf(today) + 1, 1, 1) : firstOfNextMonth(today),
  ],
});
export const NO_PERIOD = (): Period => ({ Kind: 'None', ReasonCode: null, EventDate: null, EffectiveDates: [] });
export const special =
  (reasonCode: string) =>
  (today: IsoDate): Period => ({
    Kind: 'Special',
    ReasonCode: reasonCode,
    EventDate: eventDay(today),
    EffectiveDates: [...(reasonCode === '02' ? [eventDay(today)] : []), firstOfNextMonth(today)],
  });

const ADDRESS = {
  AddressLine1: '1 Monroe Center St NW',
  City: 'Grand Rapids',
  StateCode: 'MI',
  FullPostalCode: '49503',
  County: 'Kent',
  CountyFips: '26081',
};

export const verificationOf = ({ verificationDays }: Decision, today: IsoDate) => ({
  SpecialEnrollmentVerificationPendingIndicator: verificationDays !== undefined,
  SpecialEnrollmentVerificationDueDate: verificationDays ? addDays(today, verificationDays) : null,
});

/** What became of the verification of an enrollment. */
export const verdictOf = (
  decision: Decision,
  { enrolledOn, today }: { enrolledOn: IsoDate; today: IsoDate },
): Verification => ({
  Status: today > enrolledOn && decision.verdict ? decision.verdict : 'Pending',
  DueDate: verificationOf(decision, enrolledOn).SpecialEnrollmentVerificationDueDate,
});

/** What the marketplace has decided for a consumer, whose application was completed on this day. */
export const eligibilityOf = (consumerId: string, consumer: Decision, today: IsoDate): Eligibility => ({
  ConsumerId: consumerId,
  ApplicationId: `A-${consumerId}`,
  ApplicationSelected: consumer.isSelected ?? true,
  Applicants: consumer.people.map(({ firstName, lastName, gender, relationship, tobacco = false, bornOn }, index) => ({
    ApplicantId: `${consumerId}-${index + 1}`,
    FirstName: firstName,
    LastName: lastName,
    DateOfBirth: bornOn(today),
    Gender: gender,
    Relationship: relationship,
    Address: ADDRESS,
    TobaccoUse: tobacco,
    IsEligible: true,
    CsrLevel: consumer.csrLevel,
  })),
  AptcAmount: consumer.aptcAmount,
  CsrLevel: consumer.csrLevel,
  EnrollmentPeriod: consumer.period(today),
  ...verificationOf(consumer, today),
  DataMatchingIssues:
    consumer.dataMatching?.map(([Kind, days]) => ({
      ApplicantId: `${consumerId}-1`,
      Kind,
      DueDate: days === null ? null : addDays(today, days),
    })) ?? null,
});
