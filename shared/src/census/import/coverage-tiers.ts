import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import { invalidAtRow, tierWithout } from '#shared/census/import/import-fields';
import { columnName, COVERED, type FamilyTier, parseTier } from '#shared/census/import/census-file';
import type { ReadRow } from '#shared/census/import/read-row';
import { expectedIn } from '#shared/persons/import/file-columns';
import type { ColumnMapping } from '#shared/census/import/import.record';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';

/**
 * Reads the tier of each family as the medical status of its people: who is not covered by it waives, and so does a dependent in
 * whose own row it says so. Writes into the rows; a tier that cannot be read is an error of the employee's row.
 *
 * @param households the household of each row
 * @returns what a person should look at: a tier that covers somebody whom the file does not hold
 */
export function applyTiers(
  rows: readonly ReadRow[],
  households: readonly (number | null)[],
  column: ColumnMapping,
): ImportProblem[] {
  const warnings: ImportProblem[] = [];
  const about = ({ row, tier }: ReadRow, Message: string) => ({
    Row: row,
    Column: columnName(column),
    Found: tier,
    Message,
  });
  const families = new Map<number | null, ReadRow[]>();
  rows.forEach((row, place) => {
    const household = households[place] ?? null;
    families.set(household, [...(families.get(household) ?? []), row]);
  });
  rows.forEach((employee, place) => {
    if (employee.draft.RelationshipToSubscriber !== 'Self') {
      return;
    }
    const tier = parseTier(employee.tier);
    if (tier === null) {
      employee.errors.push(about(employee, invalidAtRow(employee.row, expectedIn('CoverageTier', 'census'))));
      return;
    }
    const family = families.get(households[place] ?? null) ?? [employee];
    for (const person of family) {
      person.draft.MedicalStatus ??= statusOf(person, tier);
    }
    const missing = whoIsMissing(family, tier);
    if (missing) {
      warnings.push(about(employee, tierWithout(missing)));
    }
  });
  return warnings;
}

function statusOf({ draft, tier: own }: ReadRow, tier: FamilyTier): CoverageStatus {
  const covered: readonly (Relationship | undefined)[] = COVERED[tier];
  return covered.includes(draft.RelationshipToSubscriber) && parseTier(own) !== 'Waive' ? 'Enroll' : 'Waive';
}

function whoIsMissing(family: readonly ReadRow[], tier: FamilyTier): string | null {
  const has = (...wanted: Relationship[]) =>
    family.some(({ draft }) => wanted.some((each) => each === draft.RelationshipToSubscriber));
  if (tier === 'Spouse') {
    return has('Spouse', 'DomesticPartner') ? null : 'spouse or domestic partner';
  }
  if (tier === 'Children') {
    return has('Child') ? null : 'child';
  }
  return tier === 'Family' && !has('Spouse', 'DomesticPartner', 'Child') ? 'family member' : null;
}
