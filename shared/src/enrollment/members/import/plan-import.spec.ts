import type { ImportSheet } from '#shared/persons/import/import-sheet';
import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { isoDate } from '#shared/dates/iso-date';
import { ENROLLMENT_COLUMNS, headerNames } from '#shared/persons/import/file-columns';
import { CHOOSE_COUNTY_LATER, missingColumns, readEnrollmentFile } from '#shared/enrollment/members/import/read-file';
import { fileCells } from '#shared/enrollment/members/import/file-cells';
import { planImport } from '#shared/enrollment/members/import/plan-import';
import { enrolledMembers, NO_ADDRESS as NO_HOME } from '#shared/enrollment/members/household';
import {
  buildAddress,
  buildDependent,
  buildEnrollmentMember,
  buildMemberFacts,
  KENT,
  TWO_COUNTIES,
} from '#support/shared/enrollment-members.ts';
import { MASK_OF_ANOTHER_SSN } from '#shared/formats/ssn';
import { ANY_ZIP_PREFIX } from '#shared/formats/zip';

const TODAY = isoDate('2026-11-20');
const LOCATIONS = new Map([
  ['49503', KENT],
  ['48002', TWO_COUNTIES],
]);
const ADA = { FirstName: 'Ada', LastName: 'Byron', Relationship: 'Self', DOB: '1/2/1985' };
const KIM = { FirstName: 'Kim', LastName: 'Byron', Relationship: 'Child', DOB: '5/6/2016' };

function sheetOf(rows: readonly Record<string, string | number>[]): ImportSheet {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [headers, ...rows.map((row) => headers.map((header) => row[header] ?? null))];
  return { rows: lines.map((cells, index) => ({ row: index + 1, cells })), dateSystem: 1900, isText: false };
}
const planned = (
  rows: Record<string, string | number>[],
  members: EnrollmentMember[] = [buildEnrollmentMember(), buildDependent()],
) =>
  planImport(readEnrollmentFile(sheetOf(rows), TODAY), members, {
    facts: buildMemberFacts(),
    locations: LOCATIONS,
    prefixes: ANY_ZIP_PREFIX,
    byStaff: false,
  });

describe('an enrollment file', () => {
  it.each([
    ['PCP first and last name', 'PrimaryCareProviderName'],
    ['Date of birth (MM/DD/YYYY)', 'DateOfBirth'],
    ['segment_class', 'MemberClass'],
    ['Home ZIP', 'HomePostalCode'],
    ['Salary', null],
  ])('has the header %j mean %s', (header, column) => {
    expect(headerNames(ENROLLMENT_COLUMNS)(header)).toBe(column);
  });

  it('finds its header below a title, and needs the columns that tell whose row is whose', () => {
    const { rows, ...sheet } = sheetOf([ADA]);
    const below = rows.map((row) => ({ ...row, row: row.row + 1 }));
    expect(readEnrollmentFile({ ...sheet, rows: [{ row: 1, cells: ['Acme'] }, ...below] }, TODAY).rows[0]?.row).toBe(3);
    const { errors } = readEnrollmentFile(sheetOf([{ FirstName: 'Ada', SSN: '1', Gender: 'F' }]), TODAY);
    expect(errors[0]?.Message).toBe(missingColumns(['LastName', 'RelationshipToSubscriber', 'DateOfBirth']));
  });

  it('puts back the leading zero that a number cell dropped', () => {
    const { rows } = readEnrollmentFile(sheetOf([{ ...ADA, SSN: 12_345_678, HomeZIP: 4_001 }]), TODAY);
    expect(rows[0]?.values).toMatchObject({ SSN: '012345678', HomePostalCode: '04001' });
  });

  it('leaves what a blank cell would overwrite', () => {
    const { changed, errors } = planned([{ ...ADA, Gender: '', Phone: '', HomeCity: '' }]);
    expect([changed, errors]).toEqual([[], []]);
  });

  it('names the columns that change something, an SSN even where it is the stored one', () => {
    const { members } = planned([{ ...ADA, Gender: 'male', SSN: '219-09-6789', EmailAddress: 'ada@example.com' }]);
    expect(members).toMatchObject([{ MemberId: 1, Row: 2, Changes: ['Gender', 'EmailAddress', 'SSN'], Missing: [] }]);
  });

  it('moves a household with its employee', () => {
    const home = { HomeAddressLine1: '5 Lake St', HomeCity: 'Allenton', HomeZIP: '48002' };
    const { changed, warnings } = planned([
      { ...KIM, ...home },
      { ...ADA, ...home },
    ]);
    expect(changed.map(({ member }) => member.Id)).toEqual([1]);
    expect(warnings).toMatchObject([{ Row: 3, Message: CHOOSE_COUNTY_LATER }]);
  });

  it('gives a dependent with another address a home of its own', () => {
    const { changed } = planned([
      { ...KIM, HomeAddressLine1: '5 Lake St', HomeCity: 'Grand Rapids', HomeZIP: '49503' },
    ]);
    expect(changed[0]?.details).toMatchObject({ LivesWithEmployee: false, HomeAddress: { CountyFips: '26081' } });
  });

  it('sees a wrong city of a dependent with the address of the employee too', () => {
    const { errors } = planned([
      { ...KIM, HomeAddressLine1: '1 Monroe Center St NW', HomeCity: 'Detroit', HomeZIP: '49503' },
    ]);
    expect(errors).toMatchObject([{ Row: 2, Column: 'HomeCity' }]);
  });

  it.each([
    ['CA01', 'CA01', 'Retiree'],
    ['active', 'CA01', 'Retiree'],
    ['early-retiree', 'EarlyRetiree', 'CA01'],
    ['COBRA', 'COBRA', 'CA01'],
  ])('takes the segment %j by id or by name', (SegmentClass, expected, MemberClass) => {
    const { changed } = planned([{ ...ADA, SegmentClass }], [buildEnrollmentMember({ MemberClass })]);
    expect(changed[0]?.details.MemberClass).toBe(expected);
  });

  it('takes the mask of the stored SSN for the stored SSN, and no other', () => {
    expect(planned([{ ...ADA, SSN: '***-**-6789' }]).changed).toEqual([]);
    expect(planned([{ ...ADA, SSN: '***-**-0001' }]).errors).toMatchObject([{ Message: MASK_OF_ANOTHER_SSN }]);
  });
});

describe('an exported file that comes back', () => {
  const BO = { ...NO_HOME, FullPostalCode: '49503' };
  const exported = (members: readonly EnrollmentMember[]) =>
    enrolledMembers(members, buildMemberFacts()).map((member) => fileCells(member, buildMemberFacts()));

  /** Homes, mailing addresses, plans, providers and answers in every combination; the ZIP alone is what a census knows. */
  const households = [BO, NO_HOME, buildAddress(), buildAddress({ FullPostalCode: '48002-1234', City: 'Allenton' })]
    .flatMap((HomeAddress) =>
      [true, false].map((MailingAddressSameAsHome) => ({ HomeAddress, MailingAddressSameAsHome })),
    )
    .flatMap((given) => [null, 1].map((SelectedMedicalPlanId) => ({ ...given, SelectedMedicalPlanId })))
    .flatMap((given) => [null, '1093765432'].map((PrimaryCareProviderId) => ({ ...given, PrimaryCareProviderId })))
    .flatMap((given) =>
      [true, false].map((PrimaryCareProviderAutoAssign) => ({ ...given, PrimaryCareProviderAutoAssign })),
    )
    .flatMap((given) => [true, false].map((LivesWithEmployee) => [given, { ...given, LivesWithEmployee }] as const));

  it.each(households)('changes nothing: employee %j, dependent %j', (employee, dependent) => {
    const members = [
      buildEnrollmentMember({
        ...employee,
        EmailAddress: 'a.oh@example.com',
        MailingAddress: buildAddress({ AddressLine1: '5 O’Hara  St' }),
      }),
      buildDependent(dependent),
    ];
    const { changed, errors, warnings } = planned(exported(members), members);
    expect([changed, errors, warnings]).toEqual([[], [], []]);
  });

  it('moves the family when only the employee’s row was filled in', () => {
    const members = [buildEnrollmentMember({ HomeAddress: BO }), buildDependent()];
    const [ada, kim] = exported(members);
    const home = { HomeAddressLine1: '1 Monroe Center St NW', HomeCity: 'Grand Rapids', HomePostalCode: '49503' };
    const { members: shown, changed } = planned([{ ...ada!, ...home }, kim!], members);
    expect(changed.map(({ member }) => member.Id)).toEqual([1]);
    expect(shown).toMatchObject([{ MemberId: 1, Changes: ['HomeAddressLine1', 'HomeCity'], Missing: [] }]);
  });

  it('takes the employee’s new ZIP in a dependent’s row for no home of its own', () => {
    const home = { HomeAddressLine1: '5 Lake St', HomeCity: 'Allenton', HomeZIP: '48002' };
    const { changed } = planned([
      { ...ADA, ...home },
      { ...KIM, HomeZIP: '48002' },
    ]);
    expect(changed.map(({ member }) => member.Id)).toEqual([1]);
  });
});
