import type { ApplicationContact, ApplicationFacts, Subgroup } from '#shared/contract/enrollment-application';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { emailProblem } from '#shared/formats/email';
import { nameProblem } from '#shared/formats/person-name';
import { phoneProblem } from '#shared/formats/phone';
import { taxIdProblem } from '#shared/formats/tax-id';
import { zipProblem } from '#shared/formats/zip';
import { at, required } from '#shared/enrollment/application/problem-list';

type ContactFacts = Pick<ApplicationFacts, 'audience'>;

/** A subgroup that takes part; one that has ended stays on the list and is not asked about any more. */
export const isActiveSubgroup = ({ GroupStatus }: Pick<Subgroup, 'GroupStatus'>): boolean =>
  GroupStatus === 'Active' || GroupStatus === 'New';

/** What is missing or wrong of the primary group or a subgroup, by form path. */
export function subgroupProblems(subgroup: Subgroup, path: string, facts: ContactFacts): EnrollmentProblem[] {
  if (!isActiveSubgroup(subgroup)) {
    return [];
  }
  const { Address: address, UseAdminForBilling, UseAdminForCEO } = subgroup;
  return [
    ...required(`${path}.GroupName`, subgroup.GroupName),
    ...required(`${path}.TaxId`, subgroup.TaxId, taxIdProblem),
    ...required(`${path}.Address.AddressLine1`, address.AddressLine1),
    ...required(`${path}.Address.FullPostalCode`, address.FullPostalCode, (zip) => zipProblem(zip)),
    ...required(`${path}.Address.CountyFips`, address.CountyFips),
    ...required(`${path}.Address.City`, address.City),
    ...required(`${path}.Address.StateCode`, address.StateCode),
    ...contactProblems(subgroup.Admin, `${path}.Admin`, facts),
    ...(UseAdminForBilling ? [] : contactProblems(subgroup.Billing, `${path}.Billing`, facts)),
    ...(UseAdminForCEO ? [] : contactProblems(subgroup.Ceo, `${path}.Ceo`, facts)),
  ];
}

/**
 * A contact needs a name, a phone number of ten digits and an e-mail address. Staff may leave the last two out: what they enter must
 * be right all the same.
 *
 * Source: spec 001 section 3, "Subgroup"; section 6 ("Internal users have relaxed SSN and phone/e-mail requirements in some places").
 */
export function contactProblems(
  { FirstName, LastName, Phone, Email }: ApplicationContact,
  path: string,
  { audience }: ContactFacts,
): EnrollmentProblem[] {
  const reach = audience === 'internal' ? optional : required<string>;
  return [
    ...required(`${path}.FirstName`, FirstName, nameProblem),
    ...required(`${path}.LastName`, LastName, nameProblem),
    ...reach(`${path}.Phone`, Phone, phoneProblem),
    ...reach(`${path}.Email`, Email, emailProblem),
  ];
}

const optional = (path: string, text: string, problem: (text: string) => string | null = () => null) =>
  at(path, problem(text));

/** The billing contact and the CEO who are the group admin are kept as such. */
export const withAdminCopies = <Group extends Subgroup>(subgroup: Group): Group => ({
  ...subgroup,
  Billing: subgroup.UseAdminForBilling ? subgroup.Admin : subgroup.Billing,
  Ceo: subgroup.UseAdminForCEO ? subgroup.Admin : subgroup.Ceo,
});
