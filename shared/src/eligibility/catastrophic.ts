import type { Rules } from '#shared/business-rules/rules';
import { ageAtQuote } from '#shared/census/age-rules';
import { type IsoDate, isoDateOf, yearOf } from '#shared/dates/iso-date';
import { povertyLine } from '#shared/eligibility/subsidy';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';

/** On the first day of the plan year, people under it need no certificate. 45 CFR 156.155(a)(5)(i). */
const AGE_WITH_CERTIFICATE = 30;

export interface CatastrophicPerson {
  birthDate: IsoDate;
  exemptionNumber: string | null;
}

export type CatastrophicRules = Pick<Rules, 'CatastrophicBelowPercent' | 'CatastrophicAbovePercent'>;

/** Of 30 and over before the plan year begins: outside the marketplace the insurer has to see a certificate. */
export const needsCertificate = (birthDate: IsoDate, effectiveDate: IsoDate): boolean =>
  ageAtQuote(birthDate, isoDateOf(yearOf(effectiveDate), 1, 1)) >= AGE_WITH_CERTIFICATE;

/**
 * Whose income gives nobody a tax credit, or no reduced costs: a hardship that lets everyone of the household have a catastrophic plan.
 *
 * @param household null while the income is unknown
 * Source: 45 CFR 155.605(d)(1)(iii), as HHS has applied it since November 1, 2025; the limits are business rules.
 */
export function isHardshipByIncome(
  household: { householdSize: number; annualIncome: number } | null,
  effectiveDate: IsoDate,
  { CatastrophicBelowPercent, CatastrophicAbovePercent }: CatastrophicRules,
): boolean {
  const figures = household && subsidyFigures(yearOf(effectiveDate));
  if (!figures) {
    return false;
  }
  const percent = (household.annualIncome * 100) / povertyLine(figures, household.householdSize);
  return percent < CatastrophicBelowPercent || percent > CatastrophicAbovePercent;
}

/** A catastrophic plan covers only people who each have a ground of their own. 45 CFR 156.155(a)(5), (c); 155.305(h). */
export const mayHaveCatastrophic = (
  people: readonly CatastrophicPerson[],
  effectiveDate: IsoDate,
  isHardship: boolean,
): boolean =>
  people.every(
    ({ birthDate, exemptionNumber }) =>
      isHardship || exemptionNumber !== null || !needsCertificate(birthDate, effectiveDate),
  );

/** Ours. */
export const CERTIFICATE_REQUIRED =
  'Enter the exemption number: outside the marketplace, people of 30 and over can have a catastrophic plan only with the certificate of an exemption.';
interface NamedPerson extends CatastrophicPerson {
  name: string;
}

/**
 * Who needs a ground of their own for a catastrophic plan, and has none: why nobody is offered one, or what they still need where the
 * income opens it to all. null where everyone has a ground.
 */
export function catastrophicNote(
  people: readonly NamedPerson[],
  effectiveDate: IsoDate,
  isHardship: boolean,
): string | null {
  const without = people.filter((person) => !mayHaveCatastrophic([person], effectiveDate, false));
  if (without.length === 0) {
    return null;
  }
  const names = new Intl.ListFormat('en-US').format(without.map(({ name }) => name));
  const [are, need, have] = without.length === 1 ? ['is', 'needs', 'has'] : ['are', 'need', 'have'];
  return isHardship
    ? `Catastrophic plans are offered to everyone because of the income. To enroll in one outside the marketplace, ${names}, who ${are} ${AGE_WITH_CERTIFICATE} or over on January 1, ${need} the number of an exemption certificate.`
    : `Catastrophic plans are not offered: ${names}, who ${are} ${AGE_WITH_CERTIFICATE} or over on January 1, ${have} neither an exemption number nor an income that allows it.`;
}
