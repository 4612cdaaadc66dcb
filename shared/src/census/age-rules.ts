import type { CensusFacts, CensusPerson } from '#shared/census/census-member';
import { addYears, ageOn, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { isRenewal } from '#shared/quotes/quote-type';

/** Spec 002 section 9, "Child age limit 26": the last age at which a child may be covered. */
export const CHILD_AGE_LIMIT_YEARS = 26;

export const CHILD_OVER_AGE_AT_RENEWAL =
  'A child cannot be enrolled if they are over 26 years old as of the renewal date of the quote';
export const CHILD_OVER_AGE_AT_EFFECTIVE_DATE =
  'A child cannot be enrolled if they are over 26 years old as of the effective date of the quote';
/** Spec 000 section 5, "Date checks". */
export const BIRTHDATE_IN_FUTURE = 'Birthdate cannot be in the future';

type QuoteDays = Pick<CensusFacts, 'quoteType' | 'effectiveDate' | 'renewalDate'>;
type AgedPerson = Pick<CensusPerson, 'RelationshipToSubscriber' | 'DateOfBirth' | 'Disabled'>;

/** The day on which ages are calculated: for a renewal its renewal date, otherwise the effective date. */
export const ageDay = ({ quoteType, effectiveDate, renewalDate }: QuoteDays): IsoDate =>
  isRenewal(quoteType) ? (renewalDate ?? effectiveDate) : effectiveDate;

/** Completed years on the quote's day; a person born after that day counts as 0. */
export const ageAtQuote = (birthDate: IsoDate, onDay: IsoDate): number =>
  birthDate > onDay ? 0 : ageOn(birthDate, onDay);

/**
 * Checks whether this person's date of birth fits the relationship and the quote. A child may be 26, not 27, unless disabled.
 * Everyone else must be born between the effective date minus MaxEmployeeAge years and the effective date minus MinimumAdultAge
 * years, both days included.
 *
 * @returns the message to show, or null
 * Source: spec 002 section 5, "Group census".
 */
export function dateOfBirthProblem(person: AgedPerson, facts: CensusFacts): string | null {
  if (person.DateOfBirth > facts.today) {
    return BIRTHDATE_IN_FUTURE;
  }
  return person.RelationshipToSubscriber === 'Child' ? childAgeProblem(person, facts) : adultAgeProblem(person, facts);
}

function childAgeProblem({ DateOfBirth, Disabled }: AgedPerson, facts: CensusFacts): string | null {
  if (Disabled || ageAtQuote(DateOfBirth, ageDay(facts)) <= CHILD_AGE_LIMIT_YEARS) {
    return null;
  }
  return isRenewal(facts.quoteType) ? CHILD_OVER_AGE_AT_RENEWAL : CHILD_OVER_AGE_AT_EFFECTIVE_DATE;
}

function adultAgeProblem({ DateOfBirth }: AgedPerson, facts: CensusFacts): string | null {
  const { earliest, latest } = adultBirthDates(facts);
  if (DateOfBirth < earliest) {
    return birthDateTooEarly(earliest);
  }
  return DateOfBirth > latest ? birthDateTooLate(latest) : null;
}

/** First and last allowed birth date of employees, spouses and domestic partners. */
export const adultBirthDates = (facts: CensusFacts): { earliest: IsoDate; latest: IsoDate } => ({
  earliest: addYears(facts.effectiveDate, -facts.maxEmployeeAge),
  latest: addYears(facts.effectiveDate, -facts.minimumAdultAge),
});

export const birthDateTooEarly = (earliest: IsoDate): string =>
  `The date of birth cannot be earlier than ${formatDay(earliest)}`;
export const birthDateTooLate = (latest: IsoDate): string =>
  `The date of birth cannot be later than ${formatDay(latest)}`;
