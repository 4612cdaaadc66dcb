import type { CensusFacts } from '#shared/census/census-member';
import type { ImportCell } from '#shared/persons/import/import-sheet';
import { previewCensus, type PreviewRequest } from '#shared/census/import/preview-census';
import { isoDate } from '#shared/dates/iso-date';

const facts: CensusFacts = {
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate('2027-01-01'),
  renewalDate: null,
  today: isoDate('2026-11-20'),
  maxEmployeeAge: 99,
  minimumAdultAge: 16,
};
const HEADER = ['FirstName', 'MiddleInitial', 'LastName', 'Relationship', 'DOB', 'MedicalStatus', 'DentalStatus'];
const ADA = ['Ada', 'b.', 'Byron', 'Employee', '1/2/1985', 'Enroll', 'Enroll'];

function preview(cells: ImportCell[][], more: Partial<PreviewRequest> = {}) {
  const rows = cells.map((row, index) => ({ row: index + 1, cells: row }));
  return previewCensus({ sheet: { rows, dateSystem: 1900, isText: false }, hasHeader: true, facts, ...more });
}
const errors = (...given: Parameters<typeof preview>) =>
  preview(...given).Errors.map(({ Row, Column, Found, Message }) => [Row, Column, Found, Message]);

describe('a census with one row for each family', () => {
  const FAMILY = [
    'Employee Name',
    'Employee DOB',
    'Tier',
    'Spouse Name',
    'Spouse DOB',
    'Child 1 First Name',
    'Child 1 Last Name',
    'Child 1 DOB',
    'Dependent 2 DOB',
    'Dependent 2 Name',
    'ZIP',
  ];
  const BYRON = [
    'Byron, Ada',
    '1/2/1985',
    'FAM',
    'Will',
    '3/4/1986',
    'Kim',
    '',
    '5/6/2015',
    '7/8/2017',
    'Lou Gray',
    '48002',
  ];
  const GRAY = ['Max Gray', '5/6/1985', 'EE', '', '', '', '', '', '', '', ''];
  const WALSH = ['Ann Walsh', '5/6/1979', 'Waive', '', '', 'Jo', 'Hall', '5/6/2010', '', '', ''];

  it('reads employee, spouse and children from their columns', () => {
    const { Members, Errors, Mapping, rowCount } = preview([['Census'], FAMILY, BYRON, GRAY, WALSH]);
    expect(Errors).toEqual([]);
    expect(rowCount).toBe(3);
    expect(Mapping.map(({ Person, Field }) => [Person, Field]).slice(3, 6)).toEqual([
      ['Spouse', 'FullName'],
      ['Spouse', 'DateOfBirth'],
      ['Child 1', 'FirstName'],
    ]);
    expect(
      Members.map((member) => [
        member.EmployeeNumber,
        member.RelationshipToSubscriber,
        `${member.FirstName} ${member.LastName}`,
        member.DateOfBirth,
        member.MedicalStatus,
      ]),
    ).toEqual([
      [1, 'Self', 'Ada Byron', '1985-01-02', 'Enroll'],
      [1, 'Spouse', 'Will Byron', '1986-03-04', 'Enroll'],
      [1, 'Child', 'Kim Byron', '2015-05-06', 'Enroll'],
      [1, 'Child', 'Lou Gray', '2017-07-08', 'Enroll'],
      [2, 'Self', 'Max Gray', '1985-05-06', 'Enroll'],
      [3, 'Self', 'Ann Walsh', '1979-05-06', 'Waive'],
      [3, 'Child', 'Jo Hall', '2010-05-06', 'Waive'],
    ]);
    expect(Members[1]).toMatchObject({ HomePostalCode: '48002' });
  });

  it('names the column of the person in whom something is wrong, and corrects that cell', () => {
    const wrong = [...BYRON];
    wrong[4] = 'unknown';
    wrong[7] = '5/6/1990';
    const found = errors([FAMILY, wrong, GRAY]).map(([row, column]) => [row, column]);
    expect(found).toEqual([
      [2, 'Spouse DOB'],
      [2, 'Child 1 DOB'],
    ]);
    const overrides = [
      { Row: 2, Column: 4, Value: '3/4/1986' },
      { Row: 2, Column: 7, Value: '5/6/2015' },
    ];
    expect(preview([FAMILY, wrong, GRAY], { overrides }).Errors).toEqual([]);
  });

  it('takes the elections of the employee for a family without a tier', () => {
    const header = [
      'EE First',
      'EE Last',
      'EE DOB',
      'Medical',
      'Dental',
      'Spouse First Name',
      'Spouse DOB',
      'DOB Child 1',
      'Child 1',
    ];
    const { Members, Errors } = preview([
      header,
      ['Ada', 'Byron', '1/2/1985', 'Waive', 'Enroll', 'Will', '3/4/86', '', ''],
    ]);
    expect(Errors).toEqual([]);
    expect(
      Members.map(({ FirstName, MedicalStatus, DentalStatus }) => [FirstName, MedicalStatus, DentalStatus]),
    ).toEqual([
      ['Ada', 'Waive', 'Enroll'],
      ['Will', 'Waive', 'Enroll'],
    ]);
  });

  it('leaves a file with a column of relationships as it is', () => {
    const { Mapping } = preview([
      [...HEADER, 'Spouse DOB'],
      [...ADA, '3/4/1986'],
    ]);
    expect(Mapping.some(({ Person }) => Person)).toBe(false);
  });
});
