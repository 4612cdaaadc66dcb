import type { Rules } from '#shared/business-rules/rules';
import { ageOn, type IsoDate, isoDateOf, yearOf } from '#shared/dates/iso-date';
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
  birthDate <= effectiveDate && ageOn(birthDate, isoDateOf(yearOf(effectiveDate), 1, 1)) >= AGE_WITH_CERTIFICATE;

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
export const OFFERED_BY_INCOME =
  'Catastrophic plans are offered to everyone because of the income. Outside the marketplace, people who are 30 or over on January 1 need the number of their exemption certificate to enroll in one.';
export const NOT_OFFERED =
  'Catastrophic plans are not offered: someone who is 30 or over on January 1 has neither an exemption number nor an income that allows it.';
