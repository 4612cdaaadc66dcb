import type { CoverageStatus, Relationship } from '#shared/census/census-codes';
import type { CensusMemberRequest } from '#shared/census/census.record';
import type { ColumnMapping, PreviewImportResponse } from '#shared/census/import/import.record';
import { aboutFile, type ImportProblem } from '#shared/persons/import/import-problem.record';
import { namesSomebody } from '#shared/persons/import/read-cell';
import { expectedIn, type ImportField } from '#shared/persons/import/file-columns';
import type { CensusFacts } from '#shared/census/census-member';
import { findColumns } from '#shared/persons/import/find-columns';
import { checkMembers, type ReadMember } from '#shared/census/import/check-members';
import { correctedRows, type RowCorrections } from '#shared/census/import/corrected-rows';
import { numberHouseholds } from '#shared/census/import/households';
import { CENSUS_FILE, columnName, COVERED, type FamilyTier, parseTier } from '#shared/census/import/census-file';
import { invalidAtRow, missingFields, tierWithout } from '#shared/census/import/import-fields';
import * as message from '#shared/census/import/import-fields';
import type { ImportRow, ImportSheet } from '#shared/persons/import/import-sheet';
import { isFamilyLayout, readFamily } from '#shared/census/import/read-family';
import { fewestFields, readRow, type ReadRow, type RowFacts } from '#shared/census/import/read-row';
import { lacksLastUse } from '#shared/census/tobacco';

export interface PreviewRequest extends RowCorrections {
  sheet: ImportSheet;
  hasHeader: boolean;
  /** As a person corrected it; without it every column is guessed. */
  mapping?: readonly Pick<ColumnMapping, 'Column' | 'Field'>[];
  facts: CensusFacts;
}

export type CensusPreview = Omit<PreviewImportResponse, 'Counts' | 'Layout' | 'Remembered'> & {
  /** Rows that hold a person, right or wrong. */
  rowCount: number;
  /** The spreadsheet's row of each of Members. */
  memberRows: number[];
};

/**
 * Reads a census from a spreadsheet or a pasted text and checks everything that can be checked without the database.
 * Members holds the rows that are right; it may be saved only when Errors is empty (spec 002 section 4, "Census editing").
 */
export function previewCensus({
  sheet,
  hasHeader,
  mapping: given,
  facts,
  ...corrections
}: PreviewRequest): CensusPreview {
  const { headerRow, mapping, dataRows } = findColumns(sheet.rows, CENSUS_FILE, { hasHeader, mapping: given });
  const preview: CensusPreview = {
    Members: [],
    Errors: [],
    Warnings: [],
    Mapping: mapping,
    HeaderRow: headerRow,
    rowCount: 0,
    memberRows: [],
  };
  const people = withoutPadding(correctedRows(dataRows, corrections), mapping, preview.Warnings);
  preview.rowCount = people.length;
  const missing = missingFields(mapping);
  if (people.length === 0) {
    preview.Errors.push(aboutFile(0, message.NO_RECORDS));
  } else if (missing.length > 0) {
    const found = mapping.map(({ Header }) => Header).filter(Boolean);
    preview.Errors.push({
      ...aboutFile(headerRow, message.missingHeaders(missing)),
      Found: found.join(', ').slice(0, 500),
    });
  } else {
    readPeople(preview, people, { sheet, facts });
  }
  return preview;
}

function readPeople(
  preview: CensusPreview,
  people: readonly ImportRow[],
  { sheet, facts }: Pick<PreviewRequest, 'sheet' | 'facts'>,
): void {
  const { Mapping, HeaderRow, Errors, Warnings } = preview;
  const rowFacts: RowFacts = {
    columns: Mapping,
    fewestFields: sheet.isText ? fewestFields(HeaderRow, Mapping) : 0,
    today: facts.today,
    dateSystem: sheet.dateSystem,
  };
  const isFamily = isFamilyLayout(Mapping);
  const rows = people.flatMap((person) => (isFamily ? readFamily(person, rowFacts) : [readRow(person, rowFacts)]));
  Warnings.push(...missingColumnWarnings(preview));
  const households = numberHouseholds(
    rows.map(({ draft, number }) => ({ relationship: draft.RelationshipToSubscriber ?? null, number })),
  );
  if (households.numbersIgnored) {
    Warnings.push({ ...aboutFile(HeaderRow, message.NUMBERS_NOT_SHARED), Column: headerOf(Mapping, 'EmployeeNumber') });
  }
  const tier = Mapping.find(({ Field }) => Field === 'CoverageTier');
  if (tier) {
    Warnings.push(...applyTiers(rows, households.numbers, tier));
  }
  const read = rows.map((row, index): ReadMember => ({
    ...row,
    member: toMember(row, households.numbers[index] ?? null),
  }));
  const checked = checkMembers(read, facts);
  preview.Members.push(...checked.members.map(({ member }) => member));
  preview.memberRows.push(...checked.members.map(({ row }) => row));
  const withoutDate = checked.members.filter(({ member }) => lacksLastUse(member)).length;
  if (withoutDate > 0) {
    Warnings.push(aboutFile(0, message.tobaccoWithoutDate(withoutDate)));
  }
  Errors.push(...[...rows.flatMap(({ errors }) => errors), ...checked.errors].sort(byRow));
  Warnings.push(...[...rows.flatMap(({ warnings }) => warnings), ...checked.warnings].sort(byRow));
}

/** The member to send on, or null when anything in the row is wrong or missing. */
function toMember({ draft, errors }: ReadRow, employeeNumber: number | null): CensusMemberRequest | null {
  const { RelationshipToSubscriber, FirstName, LastName, DateOfBirth } = draft;
  if (errors.length > 0 || !RelationshipToSubscriber || !FirstName || !LastName || !DateOfBirth) {
    return null;
  }
  return {
    ...draft,
    Id: 0,
    EmployeeNumber: employeeNumber ?? 0,
    RelationshipToSubscriber,
    FirstName,
    LastName,
    DateOfBirth,
    MedicalStatus: draft.MedicalStatus ?? 'Enroll',
    DentalStatus: draft.DentalStatus ?? 'Waive',
    VisionStatus: draft.VisionStatus ?? 'Waive',
  };
}

/**
 * Leaves out rows that name nobody: templates hold hundreds, with drop-downs filled in beforehand. One that stands between
 * people is mentioned, the ones below the last person are not.
 */
function withoutPadding(
  rows: readonly ImportRow[],
  mapping: readonly ColumnMapping[],
  warnings: ImportProblem[],
): ImportRow[] {
  if (!mapping.some(({ Field }) => Field && CENSUS_FILE.naming.includes(Field))) {
    return [...rows];
  }
  const isPerson = namesSomebody(mapping, CENSUS_FILE);
  const lastPerson = rows.findLast(isPerson)?.row ?? 0;
  for (const row of rows) {
    if (row.row < lastPerson && !isPerson(row)) {
      warnings.push(aboutFile(row.row, message.ROW_WITHOUT_PERSON));
    }
  }
  return rows.filter(isPerson);
}

function missingColumnWarnings({ Mapping, HeaderRow }: CensusPreview): ImportProblem[] {
  const lacks = (field: ImportField) => Mapping.every(({ Field }) => Field !== field);
  const warnings: ImportProblem[] = [];
  if (!lacks('FullName')) {
    warnings.push({ ...aboutFile(HeaderRow, message.NAMES_TAKEN_APART), Column: headerOf(Mapping, 'FullName') });
  }
  if (lacks('MedicalStatus') && lacks('CoverageTier')) {
    warnings.push(aboutFile(0, message.MEDICAL_SET_TO_ENROLL));
  }
  if (HeaderRow > 0 && lacks('DentalStatus')) {
    warnings.push(aboutFile(0, message.DENTAL_COLUMN_MISSING));
  }
  return warnings;
}

const headerOf = (mapping: readonly ColumnMapping[], field: ImportField): string =>
  mapping.find(({ Field }) => Field === field)?.Header ?? '';
const byRow = (one: ImportProblem, other: ImportProblem): number => one.Row - other.Row;

/**
 * Reads the tier of each family as the medical status of its people: who is not covered by it waives, and so does a dependent in
 * whose own row it says so. Writes into the rows; a tier that cannot be read is an error of the employee's row.
 *
 * @param households the household of each row
 * @returns what a person should look at: a tier that covers somebody whom the file does not hold
 */
function applyTiers(
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
