import type { ApplicationAnswers, ApplicationFacts, Subgroup } from '#shared/enrollment/application.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { parseTaxId } from '#shared/formats/tax-id';
import { at } from '#shared/enrollment/application/problem-list';
import { isActiveSubgroup } from '#shared/enrollment/application/subgroup-problems';

/** Spec 001 section 5, "Application form", word for word. */
export const TAX_IDS_UNIQUE = 'Tax IDs must be unique across the primary group and all subgroups';
export const TAX_ID_TAKEN = 'Another group is currently enrolled with this tax id. Please enter a unique tax ID.';

type Groups = Pick<ApplicationAnswers, 'PrimaryGroup' | 'SubGroups'>;

/** The primary group and the participating subgroups, each with its form path. */
export const activeGroups = ({ PrimaryGroup, SubGroups }: Groups): { path: string; subgroup: Subgroup }[] =>
  [
    { path: 'PrimaryGroup', subgroup: PrimaryGroup },
    ...SubGroups.map((subgroup, index) => ({ path: `SubGroups.${index}`, subgroup })),
  ].filter(({ subgroup }) => isActiveSubgroup(subgroup));

/** The nine-digit tax ids of those that participate. */
export const activeTaxIds = (groups: Groups): string[] =>
  activeGroups(groups).flatMap(({ subgroup }) => parseTaxId(subgroup.TaxId) ?? []);

/** Of several with the same tax id, reports all but the first. */
export function taxIdProblems(
  groups: Groups,
  { takenTaxIds }: Pick<ApplicationFacts, 'takenTaxIds'>,
): EnrollmentProblem[] {
  const seen = new Set<string>();
  return activeGroups(groups).flatMap(({ path, subgroup }) => {
    const taxId = parseTaxId(subgroup.TaxId);
    if (taxId === null) {
      return [];
    }
    const isRepeated = seen.has(taxId);
    seen.add(taxId);
    return at(`${path}.TaxId`, isRepeated ? TAX_IDS_UNIQUE : takenTaxIds.includes(taxId) ? TAX_ID_TAKEN : null);
  });
}
