import { personKey } from '#shared/census/census-problems';
import { isSubscriber } from '#shared/census/household-rules';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import type {
  EnrollmentMember,
  ImportedMember,
  MemberDetails,
  MemberFacts,
} from '#shared/enrollment/members/members.record';
import type { MemberAddress } from '#shared/persons/person.record';
import type { LocationResponse } from '#shared/locations/location.record';
import { enrolledMembers, type EnrolledMember } from '#shared/enrollment/members/household';
import { memberProblems } from '#shared/enrollment/members/member-problems';
import { applyRow, type AppliedRow } from '#shared/enrollment/members/import/apply-row';
import { changedColumns, fileCells } from '#shared/enrollment/members/import/file-cells';
import {
  type EnrollmentFile,
  enrollmentHeader,
  type FileRow,
  type FileValues,
  KEY_COLUMNS,
  keyMissing,
  NEW_MEMBER,
  problemIn,
  ROW_REPEATED,
} from '#shared/enrollment/members/import/read-file';
import type { EnrollmentColumn } from '#shared/persons/import/file-columns';
import type { ZipPrefixes } from '#shared/formats/zip';
import { formatName } from '#shared/formats/person-name';

export interface ImportFacts {
  facts: MemberFacts;
  /** What a ZIP of five digits means; null where there is none such. */
  locations: ReadonlyMap<string, LocationResponse | null>;
  /** First three digits that a ZIP may have. */
  prefixes: ZipPrefixes;
  /** Internal staff import: their relaxed rules apply afterwards. */
  byStaff: boolean;
}

export interface PlannedMember {
  member: EnrollmentMember;
  details: MemberDetails;
  row: number;
}

export interface ImportPlan {
  /** Whom the file changes. */
  changed: PlannedMember[];
  /** Everybody in the file whom it changes, or who stays incomplete. */
  members: ImportedMember[];
  errors: ImportProblem[];
  warnings: ImportProblem[];
}

/** What an enrollment file would write, row by row. It may be written only when there are no errors. */
export function planImport(
  { rows, errors: fileErrors }: EnrollmentFile,
  members: readonly EnrollmentMember[],
  given: ImportFacts,
): ImportPlan {
  const { matched, errors } = matchRows(rows, members);
  const before = byId(enrolledMembers(members, given.facts));
  const applied = applyAll(matched, { members, before }, given);
  const after = byId(
    enrolledMembers(
      members.map((member) => written(member, applied.get(member.Id), given)),
      given.facts,
    ),
  );
  const plan: ImportPlan = {
    changed: [],
    members: [],
    errors: [...fileErrors, ...rows.flatMap((row) => row.errors), ...errors],
    warnings: [],
  };
  for (const { member, row } of matched) {
    const { details, errors: own, warnings } = applied.get(member.Id)!;
    const Changes = changesOf(before.get(member.Id)!, after.get(member.Id)!, details, given.facts);
    const Missing = memberProblems(after.get(member.Id)!, given.facts).map(({ Message }) => Message);
    plan.errors.push(...own);
    plan.warnings.push(...warnings);
    if (Changes.length > 0) {
      plan.changed.push({ member, details, row: row.row });
    }
    if (Changes.length + Missing.length > 0) {
      plan.members.push({ MemberId: member.Id, Row: row.row, Name: formatName(member), Changes, Missing });
    }
  }
  plan.errors.sort((one, other) => one.Row - other.Row);
  return plan;
}

/** Employees first: where a dependent lives is told by the employee's new address. */
function applyAll(
  matched: readonly MatchedRow[],
  { members, before }: { members: readonly EnrollmentMember[]; before: ReadonlyMap<number, EnrolledMember> },
  { facts, locations, prefixes }: ImportFacts,
): Map<number, AppliedRow> {
  const apply = ({ member, row }: MatchedRow, employeeHome: MemberAddress | undefined) =>
    applyRow(member, row, {
      ...facts,
      locations,
      prefixes,
      employeeHome,
      exported: fileCells(before.get(member.Id)!, facts),
    });
  const applied = new Map<number, AppliedRow>();
  const homes = new Map(members.filter(isSubscriber).map((member) => [member.EmployeeNumber, member.HomeAddress]));
  for (const each of matched.filter(({ member }) => isSubscriber(member))) {
    const done = apply(each, undefined);
    applied.set(each.member.Id, done);
    homes.set(each.member.EmployeeNumber, done.details.HomeAddress);
  }
  for (const each of matched.filter(({ member }) => !isSubscriber(member))) {
    applied.set(each.member.Id, apply(each, homes.get(each.member.EmployeeNumber)));
  }
  return applied;
}

/** The member as it will be stored; the area of a home that moved is known then. */
function written(
  member: EnrollmentMember,
  applied: AppliedRow | undefined,
  { locations, byStaff }: ImportFacts,
): EnrollmentMember {
  if (!applied) {
    return member;
  }
  const { SSN, ...details } = applied.details;
  const { FullPostalCode, CountyFips } = details.HomeAddress;
  const county = locations.get(FullPostalCode.slice(0, 5))?.Counties.find((each) => each.CountyFips === CountyFips);
  return {
    ...member,
    ...details,
    SSN: SSN === undefined ? member.SSN : SSN,
    RateArea: county ? county.RateArea : member.RateArea,
    SavedByStaff: byStaff,
  };
}

/** A typed SSN counts even where it is the stored one: which it is, only the server could tell. */
function changesOf(
  before: EnrolledMember,
  after: EnrolledMember,
  { SSN }: MemberDetails,
  facts: MemberFacts,
): string[] {
  const moves = before.LivesWithEmployee !== after.LivesWithEmployee;
  const columns = changedColumns(fileCells(before, facts), fileCells(after, facts)).filter(
    (column) => column !== 'SSN' && !followsEmployee(column, after, moves),
  );
  const home: EnrollmentColumn[] = moves && !columns.includes('HomeAddressLine1') ? ['HomeAddressLine1'] : [];
  const typed: EnrollmentColumn[] = SSN === undefined ? [] : ['SSN'];
  return [...columns, ...home, ...typed].map(enrollmentHeader);
}

/** What changes with the employee is no change of the dependent. */
const followsEmployee = (column: EnrollmentColumn, member: EnrolledMember, moves: boolean): boolean =>
  !isSubscriber(member) &&
  (FROM_EMPLOYEE.includes(column) || (member.LivesWithEmployee && !moves && HOME.includes(column)));

const FROM_EMPLOYEE: readonly EnrollmentColumn[] = ['MemberClass', 'SubGroupId', 'SelectedMedicalPlanId'];
const HOME: readonly EnrollmentColumn[] = ['HomeAddressLine1', 'HomeCity', 'HomePostalCode'];

const byId = (members: readonly EnrolledMember[]): Map<number, EnrolledMember> =>
  new Map(members.map((member) => [member.Id, member]));

interface MatchedRow {
  member: EnrollmentMember;
  row: FileRow;
}

/**
 * Whose row is whose: by first and last name, relationship and date of birth. A row that fits nobody is refused, since an import adds
 * nobody; so is a second row of the same member.
 * Source: spec 001 section 5, "new members cannot be added by import".
 */
function matchRows(
  rows: readonly FileRow[],
  members: readonly EnrollmentMember[],
): { matched: MatchedRow[]; errors: ImportProblem[] } {
  const waiting = new Map<string, EnrollmentMember[]>();
  for (const member of members) {
    waiting.set(keyOf(member), [...(waiting.get(keyOf(member)) ?? []), member]);
  }
  const matched: MatchedRow[] = [];
  const errors = rows.flatMap(missingKeyErrors);
  for (const row of rows.filter(isNamed)) {
    const known = waiting.get(keyOf(row.values));
    const member = known?.shift();
    if (member) {
      matched.push({ member, row });
    } else {
      errors.push(problemIn(row.row, 'FirstName', formatName(row.values), known ? ROW_REPEATED : NEW_MEMBER));
    }
  }
  return { matched, errors };
}

/** Rows whose names or dates could not be read are refused for that already. */
type NamedRow = FileRow & { values: FileValues & Named };
type Named = Pick<EnrollmentMember, 'FirstName' | 'LastName' | 'DateOfBirth' | 'RelationshipToSubscriber'>;

const isNamed = (row: FileRow): row is NamedRow => missingKeys(row.values).length === 0;

const keyOf = (person: Named): string => `${personKey(person)}|${person.RelationshipToSubscriber}`;

const missingKeys = (values: FileValues): EnrollmentColumn[] =>
  KEY_COLUMNS.filter((key) => values[key] === undefined || values[key] === '');

/** A cell that could not be read has its own error already. */
const missingKeyErrors = ({ row, values, errors }: FileRow): ImportProblem[] =>
  missingKeys(values)
    .filter((key) => errors.every(({ Column }) => Column !== enrollmentHeader(key)))
    .map((key) => problemIn(row, key, '', keyMissing(enrollmentHeader(key))));
