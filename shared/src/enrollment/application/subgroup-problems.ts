import type { Address } from '#shared/locations/address.record';
import type { ApplicationContact, ApplicationFacts, Subgroup } from '#shared/enrollment/application.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { emailProblem } from '#shared/formats/email';
import { nameProblem } from '#shared/formats/person-name';
import { phoneProblem } from '#shared/formats/phone';
import { taxIdProblem } from '#shared/formats/tax-id';
import { zip5, zipProblem } from '#shared/formats/zip';
import { placeProblems } from '#shared/locations/address-place';
import { at, required } from '#shared/enrollment/application/problem-list';

type ContactFacts = Pick<ApplicationFacts, 'audience'>;
type SubgroupFacts = Pick<ApplicationFacts, 'audience' | 'places' | 'zipPrefixes'>;

/** A participating subgroup; one that has ended stays on the list but is no longer validated. */
export const isActiveSubgroup = ({ GroupStatus }: Pick<Subgroup, 'GroupStatus'>): boolean =>
  GroupStatus === 'Active' || GroupStatus === 'New';

/** What is missing or wrong in the primary group or a subgroup, by form path. */
export function subgroupProblems(subgroup: Subgroup, path: string, facts: SubgroupFacts): EnrollmentProblem[] {
  if (!isActiveSubgroup(subgroup)) {
    return [];
  }
  const { Address: address, UseAdminForBilling, UseAdminForCEO } = subgroup;
  return [
    ...required(`${path}.GroupName`, subgroup.GroupName),
    ...required(`${path}.TaxId`, subgroup.TaxId, taxIdProblem),
    ...required(`${path}.Address.AddressLine1`, address.AddressLine1),
    ...required(`${path}.Address.FullPostalCode`, address.FullPostalCode, (zip) => zipProblem(zip, facts.zipPrefixes)),
    ...required(`${path}.Address.CountyFips`, address.CountyFips),
    ...required(`${path}.Address.City`, address.City),
    ...required(`${path}.Address.StateCode`, address.StateCode),
    ...placesProblems(address, `${path}.Address`, facts),
    ...contactProblems(subgroup.Admin, `${path}.Admin`, facts),
    ...(UseAdminForBilling ? [] : contactProblems(subgroup.Billing, `${path}.Billing`, facts)),
    ...(UseAdminForCEO ? [] : contactProblems(subgroup.Ceo, `${path}.Ceo`, facts)),
  ];
}

/** A ZIP typed after the facts were loaded is looked up by its field. */
function placesProblems(address: Address, path: string, { places, zipPrefixes }: SubgroupFacts): EnrollmentProblem[] {
  const location = places[zip5(address.FullPostalCode) ?? ''];
  if (location === undefined || zipProblem(address.FullPostalCode, zipPrefixes)) {
    return [];
  }
  return placeProblems(address, location, zipPrefixes).flatMap(({ Field, Message }) => at(`${path}.${Field}`, Message));
}

/**
 * A contact needs a name, a ten-digit phone number and an email address. Staff may omit the last two, but what they enter must be
 * valid.
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

/** A billing contact or CEO who is the group admin is stored as a copy of the admin. */
export const withAdminCopies = <Group extends Subgroup>(subgroup: Group): Group => ({
  ...subgroup,
  Billing: subgroup.UseAdminForBilling ? subgroup.Admin : subgroup.Billing,
  Ceo: subgroup.UseAdminForCEO ? subgroup.Admin : subgroup.Ceo,
});
