import { isSubscriber } from '#shared/census/household-rules';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import type { EnrollmentMember, MemberDetails, MemberFacts } from '#shared/enrollment/members/members.record';
import type { MemberAddress } from '#shared/persons/person.record';
import type { LocationResponse } from '#shared/locations/location.record';
import { countyQuestion, filledIn } from '#shared/enrollment/members/address-problems';
import { impossibleHireProblem } from '#shared/enrollment/members/employment-problems';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { editedValues, type FileCells } from '#shared/enrollment/members/import/file-cells';
import {
  CHOOSE_COUNTY_LATER,
  type FileRow,
  type FileValues,
  KEY_COLUMNS,
  problemIn,
  UNKNOWN_ZIP,
} from '#shared/enrollment/members/import/read-file';
import { ENROLLMENT_COLUMNS, type EnrollmentColumn, expectedIn } from '#shared/persons/import/file-columns';
import { formatDay } from '#shared/formats/auto-date';
import { isMaskedSsn, MASK_OF_ANOTHER_SSN } from '#shared/formats/ssn';
import { zip5, ZIP_WITHOUT_CITY, type ZipPrefixes } from '#shared/formats/zip';
import { isSameCity, type PlaceProblem, placeProblems } from '#shared/locations/address-place';
import { SPECIAL_CLASS_LABELS } from '#shared/enrollment/members/member-class';
import { nameToCompare } from '#shared/formats/text';

/** "Early-Retiree" and "early retiree" are the same. */
const plain = (text: string): string => nameToCompare(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

interface Named<Id> {
  id: Id;
  name: string;
}

/** By id or by name; a name that several have means none of them. */
function chosen<Id extends string | number>(text: string, choices: readonly Named<Id>[]): Id | null {
  const wanted = plain(text);
  const byId = choices.find(({ id }) => plain(String(id)) === wanted);
  const byName = choices.filter(({ name }) => plain(name) === wanted);
  return byId?.id ?? (byName.length === 1 ? byName[0]!.id : null);
}

/** Source: spec 000 section 3, "SegmentClass": an employee segment, or a special class that the application opens. */
export const segmentNamed = (text: string, { Segments, SpecialClasses }: MemberFacts): string | null =>
  chosen<string>(text, [
    ...Segments.map(({ SegmentClassId, SegmentName }) => ({ id: SegmentClassId, name: SegmentName })),
    ...SpecialClasses.map((special) => ({ id: special, name: SPECIAL_CLASS_LABELS[special] })),
  ]);

export const subGroupNamed = (text: string, { SubGroups }: MemberFacts): string | null =>
  chosen(
    text,
    SubGroups.map(({ SubGroupId, GroupName }) => ({ id: SubGroupId, name: GroupName })),
  );

export const planNamed = (text: string, { MedicalPlans }: MemberFacts): number | null =>
  chosen(
    text,
    MedicalPlans.map(({ PlanId, PlanDisplayName }) => ({ id: PlanId, name: PlanDisplayName })),
  );

export interface ApplyFacts extends MemberFacts {
  /** What a ZIP of five digits means; null where there is none such. */
  locations: ReadonlyMap<string, LocationResponse | null>;
  /** First three digits that a ZIP may have. */
  prefixes: ZipPrefixes;
  /** The household's employee as it will be after the file; undefined for employees. */
  employeeHome: MemberAddress | undefined;
  /** The member's row as an export would write it now. */
  exported: Readonly<FileCells>;
}

export interface AppliedRow {
  details: MemberDetails;
  errors: ImportProblem[];
  warnings: ImportProblem[];
}

/** A member with what was edited in a row of the file; blank cells, and cells as they were exported, leave what is stored. */
export function applyRow(member: EnrollmentMember, { row, values: written }: FileRow, facts: ApplyFacts): AppliedRow {
  const values = editedValues(written, facts.exported);
  const applied: AppliedRow = { details: { ...member, SSN: undefined }, errors: [], warnings: [] };
  const refuse = (column: EnrollmentColumn, found: string, message: string) =>
    applied.errors.push(problemIn(row, column, found, message));
  const { details } = applied;
  applyPerson(details, values);
  applySsn(member, values, applied, refuse);
  if (isSubscriber(member)) {
    applyEmployment(details, values, facts, refuse);
    const hired = values.DateOfHire && impossibleHireProblem({ ...details, DateOfBirth: member.DateOfBirth }, facts);
    if (hired) {
      refuse('DateOfHire', formatDay(details.DateOfHire), hired);
    }
  }
  applyHome(member, { row, values }, facts, { applied, refuse });
  applyMailing(values, facts, { applied, refuse });
  return applied;
}

type Refuse = (column: EnrollmentColumn, found: string, message: string) => void;
interface Applying {
  applied: AppliedRow;
  refuse: Refuse;
}

/** Whose row it is, and what has a rule of its own below. */
const WITH_OWN_RULE: readonly EnrollmentColumn[] = [
  ...KEY_COLUMNS,
  'SSN',
  'MemberClass',
  'SubGroupId',
  'SelectedMedicalPlanId',
  'DateOfHire',
  'PrimaryCareProviderId',
  'PrimaryCareProviderName',
  'HomeAddressLine1',
  'HomeCity',
  'HomePostalCode',
  'MailingAddressSameAsHome',
  'MailingAddressLine1',
  'MailingCity',
  'MailingPostalCode',
];
const TAKEN_AS_READ = ENROLLMENT_COLUMNS.filter((column) => !WITH_OWN_RULE.includes(column));

function applyPerson(details: MemberDetails, values: FileValues): void {
  for (const column of TAKEN_AS_READ) {
    const value = values[column] ?? null;
    Object.assign(details, value === null ? {} : { [column]: value });
  }
  if (values.PrimaryCareProviderId) {
    details.PrimaryCareProviderId = values.PrimaryCareProviderId;
    details.PrimaryCareProviderName = values.PrimaryCareProviderName ?? details.PrimaryCareProviderName;
    details.PrimaryCareProviderAutoAssign = false;
  }
}

/** The mask that the export wrote means the number that is stored. */
function applySsn(member: EnrollmentMember, { SSN }: FileValues, { details }: AppliedRow, refuse: Refuse): void {
  if (SSN === undefined) {
    return;
  }
  if (!isMaskedSsn(SSN)) {
    details.SSN = SSN;
  } else if (SSN !== member.SSN) {
    refuse('SSN', SSN, MASK_OF_ANOTHER_SSN);
  }
}

/** Of an employee. */
function applyEmployment(details: MemberDetails, values: FileValues, facts: ApplyFacts, refuse: Refuse): void {
  details.DateOfHire = values.DateOfHire ?? details.DateOfHire;
  for (const [column, named] of CHOICES) {
    const written = values[column];
    const chosen = written ? named(written, facts) : null;
    if (chosen !== null) {
      Object.assign(details, { [column]: chosen });
    } else if (written) {
      refuse(column, written, expectedIn(column, 'enrollment'));
    }
  }
}
const CHOICES = [
  ['MemberClass', segmentNamed],
  ['SubGroupId', subGroupNamed],
  ['SelectedMedicalPlanId', planNamed],
] as const;

/** A dependent whose address is that of the employee lives there. */
function applyHome(
  member: EnrollmentMember,
  { row, values }: Pick<FileRow, 'row' | 'values'>,
  facts: ApplyFacts,
  { applied, refuse }: Applying,
): void {
  const { HomeAddressLine1, HomeCity, HomePostalCode } = values;
  const { details, warnings } = applied;
  if (HomeAddressLine1 === undefined && HomeCity === undefined && HomePostalCode === undefined) {
    return;
  }
  const typed = { AddressLine1: HomeAddressLine1, City: HomeCity, FullPostalCode: HomePostalCode };
  if (member.LivesWithEmployee && facts.employeeHome && isPartOf(typed, facts.employeeHome)) {
    return;
  }
  const { address, location } = placed(member.LivesWithEmployee ? NO_ADDRESS : member.HomeAddress, typed, facts);
  if (facts.employeeHome && isSameHome(address, facts.employeeHome)) {
    details.LivesWithEmployee = true;
    return;
  }
  details.LivesWithEmployee = false;
  details.HomeAddress = address;
  refusePlace(placeProblems(address, location, facts.prefixes), address, 'Home', refuse);
  if (countyQuestion(address, location)) {
    warnings.push(problemIn(row, 'HomePostalCode', address.FullPostalCode, CHOOSE_COUNTY_LATER));
  }
}

function applyMailing(values: FileValues, facts: ApplyFacts, { applied: { details }, refuse }: Applying): void {
  const { MailingAddressSameAsHome: same, MailingAddressLine1, MailingCity, MailingPostalCode } = values;
  const isTyped = [MailingAddressLine1, MailingCity, MailingPostalCode].some((text) => text !== undefined);
  details.MailingAddressSameAsHome = same ?? (isTyped ? false : details.MailingAddressSameAsHome);
  if (details.MailingAddressSameAsHome || !isTyped) {
    return;
  }
  const typed = { AddressLine1: MailingAddressLine1, City: MailingCity, FullPostalCode: MailingPostalCode };
  const { address, location } = placed(details.MailingAddress, typed, facts);
  details.MailingAddress = address;
  refusePlace(placeProblems(address, location, facts.prefixes), address, 'Mailing', refuse);
}

/** What was typed over what is stored; another ZIP takes its own city, state and county. */
function placed(
  stored: MemberAddress,
  typed: Partial<Record<'AddressLine1' | 'City' | 'FullPostalCode', string>>,
  { locations }: ApplyFacts,
): { address: MemberAddress; location: LocationResponse | null } {
  const zip = typed.FullPostalCode ?? stored.FullPostalCode;
  const moved = zip5(zip) !== zip5(stored.FullPostalCode);
  const kept = moved ? { ...NO_ADDRESS, AddressLine1: stored.AddressLine1 } : stored;
  const address = {
    ...kept,
    AddressLine1: typed.AddressLine1 ?? kept.AddressLine1,
    City: typed.City ?? kept.City,
    FullPostalCode: zip,
  };
  const location = locations.get(zip5(zip) ?? '') ?? null;
  return { address: filledIn(address, location), location };
}

function refusePlace(
  problems: readonly PlaceProblem[],
  address: MemberAddress,
  which: 'Home' | 'Mailing',
  refuse: Refuse,
): void {
  for (const { Field, Message } of problems) {
    if (Field === 'City') {
      refuse(`${which}City`, address.City, Message);
    } else {
      refuse(`${which}PostalCode`, address.FullPostalCode, Message === ZIP_WITHOUT_CITY ? UNKNOWN_ZIP : Message);
    }
  }
}

/** A ZIP alone, the employee's own, is no home of its own. */
const isPartOf = (
  { AddressLine1, City, FullPostalCode }: Partial<Pick<MemberAddress, 'AddressLine1' | 'City' | 'FullPostalCode'>>,
  home: MemberAddress,
): boolean =>
  AddressLine1 === undefined &&
  (City === undefined || isSameCity(City, home.City)) &&
  (FullPostalCode === undefined || zip5(FullPostalCode) === zip5(home.FullPostalCode));

const isSameHome = (one: MemberAddress, other: MemberAddress): boolean =>
  one.AddressLine1.toLowerCase() === other.AddressLine1.toLowerCase() &&
  isSameCity(one.City, other.City) &&
  zip5(one.FullPostalCode) === zip5(other.FullPostalCode);
