import type { CensusFacts } from '#shared/census/census-member';
import { CHILD_OVER_AGE_AT_EFFECTIVE_DATE } from '#shared/census/age-rules';
import * as household from '#shared/census/household-rules';
import { READ_AS_CHILD, ZEROS_RESTORED } from '#shared/persons/import/cell-readers';
import { expectedIn } from '#shared/persons/import/file-columns';
import * as message from '#shared/census/import/import-fields';
import type { ImportCell } from '#shared/persons/import/import-sheet';
import { previewCensus, type PreviewRequest } from '#shared/census/import/preview-census';
import { cannotBePrinted } from '#shared/formats/text';
import { CENSUS_NAME_CHARACTER } from '#shared/formats/person-name';
import { LAST_USE_IN_FUTURE } from '#shared/census/tobacco';
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
const WILL = ['Will', '', 'Byron', 'Spouse', '3/4/86', 'enroll', 'waive'];
const KIM = ['Kim', '', 'Byron', 'Child', '5/6/2015', 'Enroll', ''];

function preview(cells: ImportCell[][], more: Partial<PreviewRequest> & { isText?: boolean } = {}) {
  const rows = cells.map((row, index) => ({ row: index + 1, cells: row })).filter((row) => row.cells.length > 0);
  const sheet = { rows, dateSystem: 1900, isText: more.isText ?? false } as const;
  return previewCensus({ sheet, hasHeader: true, facts, ...more });
}
const errors = (...given: Parameters<typeof preview>) =>
  preview(...given).Errors.map(({ Row, Column, Found, Message }) => [Row, Column, Found, Message]);

describe('previewCensus', () => {
  it('reads a family under our own headers', () => {
    const { Members, Errors, Warnings, HeaderRow } = preview([HEADER, ADA, WILL, KIM]);
    expect(Errors).toEqual([]);
    expect(Warnings).toEqual([]);
    expect(HeaderRow).toBe(1);
    const common = { Id: 0, EmployeeNumber: 1, LastName: 'Byron', MedicalStatus: 'Enroll', VisionStatus: 'Waive' };
    expect(Members).toEqual([
      {
        ...common,
        FirstName: 'Ada',
        MiddleInitial: 'B',
        RelationshipToSubscriber: 'Self',
        DateOfBirth: '1985-01-02',
        DentalStatus: 'Enroll',
      },
      {
        ...common,
        FirstName: 'Will',
        RelationshipToSubscriber: 'Spouse',
        DateOfBirth: '1986-03-04',
        DentalStatus: 'Waive',
      },
      {
        ...common,
        FirstName: 'Kim',
        RelationshipToSubscriber: 'Child',
        DateOfBirth: '2015-05-06',
        DentalStatus: 'Waive',
      },
    ]);
  });

  it('reads a pasted census without a header, its dental set to waive', () => {
    const pasted = [ADA, WILL].map((row) => row.slice(0, 6));
    const { Members, Errors, HeaderRow } = preview(pasted, { hasHeader: false, isText: true });
    expect(Errors).toEqual([]);
    expect(HeaderRow).toBe(0);
    expect(
      Members.map(({ FirstName, DentalStatus, MedicalStatus }) => [FirstName, DentalStatus, MedicalStatus]),
    ).toEqual([
      ['Ada', 'Waive', 'Enroll'],
      ['Will', 'Waive', 'Enroll'],
    ]);
  });

  it('passes over a title, a second header, hints, padding rows and their drop-downs', () => {
    const headers = [
      'Family ID #\n(optional)',
      'Relationship\n(EE, Spouse, or Child)',
      'Last Name',
      'First Name',
      'Date of Birth',
      'Gender',
    ];
    const { Members, Errors, HeaderRow, Mapping, rowCount } = preview([
      ['Employee Census Template', null, 42669],
      ['family_id', 'employee_relationship', 'last_name', 'first_name', 'dob', 'gender'],
      headers,
      ['(optional)', 'Choose from the list', '', '', 'MM/DD/YYYY', 'M or F'],
      [83765454, 'EE', 'Byron', 'Ada', { day: isoDate('1985-01-02') }, 'female'],
      [83765454, 'Spouse', 'Byron', 'Will', 31475, 'male'],
      ...Array.from({ length: 400 }, (): ImportCell[] => [null, 'Employee', null, null, null, 'male']),
    ]);
    expect(Errors).toEqual([]);
    expect(rowCount).toBe(2);
    expect(HeaderRow).toBe(3);
    expect(Mapping.map(({ Field }) => Field)).toEqual([
      'EmployeeNumber',
      'RelationshipToSubscriber',
      'LastName',
      'FirstName',
      'DateOfBirth',
      'Gender',
    ]);
    expect(
      Members.map(({ EmployeeNumber, FirstName, DateOfBirth, Gender }) => [
        EmployeeNumber,
        FirstName,
        DateOfBirth,
        Gender,
      ]),
    ).toEqual([
      [1, 'Ada', '1985-01-02', 'F'],
      [1, 'Will', '1986-03-04', 'M'],
    ]);
  });

  it('tells what "EE" and "Status" mean by the values below them', () => {
    const fields = (header: string, values: string[]) =>
      preview([['First', 'Last', 'Birthdate', header], ...values.map((value) => ['Ada', 'Byron', '1/2/1985', value])])
        .Mapping[3]?.Field;
    expect(fields('EE', ['EE', 'SP', 'CH'])).toBe('RelationshipToSubscriber');
    expect(fields('EE', ['101', '102'])).toBe('EmployeeNumber');
    expect(fields('Status', ['Waived', 'Enrolled'])).toBe('MedicalStatus');
    expect(fields('Status', ['Full-time'])).toBeNull();
  });

  it('takes a corrected mapping before its own guess', () => {
    const header = ['Given', 'Family', 'Rel', 'DOB', 'Code'];
    const mapping = [
      { Column: 0, Field: 'FirstName' },
      { Column: 1, Field: 'LastName' },
      { Column: 4, Field: null },
    ] as const;
    const { Members, Mapping } = preview([header, ['Ada', 'Byron', 'EE', '1/2/1985', '7']], { mapping });
    expect(Members[0]).toMatchObject({ FirstName: 'Ada', LastName: 'Byron' });
    expect(Mapping[4]?.Field).toBeNull();
  });

  it('lists the missing headers', () => {
    expect(
      errors([
        ['FirstName', 'Gender', 'MedicalStatus', 'Town'],
        ['Ada', 'F', 'Enroll', 'Flint'],
      ]),
    ).toEqual([
      [
        1,
        '',
        'FirstName, Gender, MedicalStatus, Town',
        message.missingHeaders(['LastName', 'RelationshipToSubscriber', 'DateOfBirth']),
      ],
    ]);
    expect(message.missingHeaders(['LastName', 'DateOfBirth'])).toContain('Missing headers: LastName, DOB.');
  });

  it.each([[[]], [[HEADER]], [[HEADER, ['', '', '', 'Employee', '', 'Enroll', '']]]])(
    'finds no records in %j',
    (rows) => {
      expect(errors(rows)).toEqual([[0, '', '', message.NO_RECORDS]]);
    },
  );

  it.each`
    column             | value                  | found             | expected
    ${'FirstName'}     | ${''}                  | ${''}             | ${expectedIn('FirstName', 'census')}
    ${'LastName'}      | ${'O\u0001Brien'}      | ${'O\u0001Brien'} | ${CENSUS_NAME_CHARACTER}
    ${'LastName'}      | ${'李小龍'}            | ${'李小龍'}       | ${cannotBePrinted('李')}
    ${'MiddleInitial'} | ${'<b>'}               | ${'<b>'}          | ${CENSUS_NAME_CHARACTER}
    ${'LastName'}      | ${'12345'}             | ${'12345'}        | ${expectedIn('LastName', 'census')}
    ${'Relationship'}  | ${'Other'}             | ${'Other'}        | ${expectedIn('RelationshipToSubscriber', 'census')}
    ${'Relationship'}  | ${''}                  | ${''}             | ${expectedIn('RelationshipToSubscriber', 'census')}
    ${'DOB'}           | ${'13/31/1985'}        | ${'13/31/1985'}   | ${expectedIn('DateOfBirth', 'census')}
    ${'DOB'}           | ${{ broken: '#REF!' }} | ${'#REF!'}        | ${message.FORMULA_FAILS}
    ${'DOB'}           | ${{ broken: '=A1+1' }} | ${'=A1+1'}        | ${message.FORMULA_WITHOUT_RESULT}
    ${'MedicalStatus'} | ${''}                  | ${''}             | ${expectedIn('MedicalStatus', 'census')}
    ${'MedicalStatus'} | ${'COBRA'}             | ${'COBRA'}        | ${expectedIn('MedicalStatus', 'census')}
    ${'DentalStatus'}  | ${'maybe'}             | ${'maybe'}        | ${expectedIn('DentalStatus', 'census')}
  `('$column $value: names row, column, what was found and what is expected', ({ column, value, found, expected }) => {
    const bad: ImportCell[] = [...ADA];
    bad[HEADER.indexOf(column)] = value;
    const lone = [...ADA.slice(0, 2), 'Gray', ...ADA.slice(3)];
    expect(errors([HEADER, lone, [], bad])).toEqual([[4, column, found, message.invalidAtRow(4, expected)]]);
  });

  it('reads a dependent as a child and says so', () => {
    const { Members, Warnings } = preview([HEADER, ADA, [...KIM.slice(0, 3), 'DEP', ...KIM.slice(4)]]);
    expect(Members[1]?.RelationshipToSubscriber).toBe('Child');
    expect(Warnings).toEqual([{ Row: 3, Column: 'Relationship', Found: 'DEP', Message: READ_AS_CHILD }]);
  });

  it('keeps leading zeros of texts, puts back those of number cells, and refuses short texts', () => {
    const rows = (ssn: ImportCell, zip: ImportCell) =>
      preview([
        [...HEADER, 'SSN', 'ZIP'],
        [...ADA, ssn, zip],
      ]);
    expect(rows('012-34-5678', '01234').Members[0]).toMatchObject({ SSN: '012345678', HomePostalCode: '01234' });
    const restored = rows(12345678, 1234);
    expect(restored.Members[0]).toMatchObject({ SSN: '012345678', HomePostalCode: '01234' });
    expect(restored.Warnings.map(({ Column, Found, Message }) => [Column, Found, Message])).toEqual([
      ['SSN', '***-**-5678', ZEROS_RESTORED],
      ['ZIP', '1234', ZEROS_RESTORED],
    ]);
    expect(rows('12345678', '48002').Errors).toEqual([
      { Row: 2, Column: 'SSN', Found: '***-**-5678', Message: message.invalidAtRow(2, expectedIn('SSN', 'census')) },
    ]);
  });

  it('shows no SSN in samples, whatever the column is called', () => {
    const { Mapping } = preview([
      [...HEADER, 'SSN', 'Note'],
      [...ADA, '123-45-6789', '987654321'],
    ]);
    expect(Mapping.slice(7).map(({ Samples }) => Samples)).toEqual([['***-**-6789'], ['***-**-4321']]);
  });

  it('refuses a row of a text with too few fields', () => {
    expect(errors([HEADER, ADA, WILL.slice(0, 5)], { isText: true })).toEqual([
      [3, '', 'Will, , Byron, Spouse, 3/4/86', message.tooFewFields(3, 5, 7)],
    ]);
    expect(errors([ADA.slice(0, 6), WILL.slice(0, 5)], { isText: true, hasHeader: false })[0]?.[3]).toBe(
      message.tooFewFields(2, 5, 6),
    );
  });

  it('names both rows of a duplicate', () => {
    expect(errors([HEADER, ADA, [], ADA.map((text) => text.toUpperCase())])[0]).toEqual([
      4,
      'FirstName',
      'ADA',
      message.duplicateRecords(2, 4),
    ]);
  });

  it('names both rows of an SSN that stands twice', () => {
    const rows = [
      [...HEADER, 'SSN'],
      [...ADA, '123456789'],
      [...WILL, '123-45-6789'],
    ];
    expect(errors(rows)).toEqual([[3, 'SSN', '***-**-6789', message.duplicateSsn(2, 3)]]);
  });

  describe('coverage tiers', () => {
    const TIERED = ['First', 'Last', 'Relationship', 'DOB', 'Coverage'];
    const family = (...tiers: string[]) => [
      ['Ada', 'Byron', 'EE', '1/2/1985', tiers[0] ?? ''],
      ['Will', 'Byron', 'SP', '3/4/1986', tiers[1] ?? ''],
      ['Kim', 'Byron', 'CH', '5/6/2015', tiers[2] ?? ''],
      ['Max', 'Gray', 'EE', '5/6/1985', 'Waiving'],
    ];
    it.each([
      [['EE'], ['Enroll', 'Waive', 'Waive', 'Waive']],
      [
        ['ES', 'ES', 'ES'],
        ['Enroll', 'Enroll', 'Waive', 'Waive'],
      ],
      [['EC'], ['Enroll', 'Waive', 'Enroll', 'Waive']],
      [
        ['FAM', 'FAM', 'FAM'],
        ['Enroll', 'Enroll', 'Enroll', 'Waive'],
      ],
      [
        ['FAM', 'WO', ''],
        ['Enroll', 'Waive', 'Enroll', 'Waive'],
      ],
      [['WO'], ['Waive', 'Waive', 'Waive', 'Waive']],
    ])('%j: %j', (tiers, statuses) => {
      const mapping = [{ Column: 4, Field: 'CoverageTier' }] as const;
      const { Members, Errors } = preview([TIERED, ...family(...tiers)], { mapping });
      expect([Errors, Members.map(({ MedicalStatus }) => MedicalStatus)]).toEqual([[], statuses]);
    });

    it('are found under other headings, and told from relationships', () => {
      const fieldOf = (header: string) =>
        preview([[...TIERED.slice(0, 4), header], ...family('FAM')]).Mapping.map(({ Field }) => Field)[4];
      expect(['Coverage', 'Medical', 'Tier', 'Status', 'coverage_level'].map(fieldOf)).toEqual(
        Array.from({ length: 5 }, () => 'CoverageTier'),
      );
      const listed = preview([['First', 'Last', 'EE', 'DOB'], ...family().map((row) => row.slice(0, 4))]);
      expect(listed.Mapping[2]?.Field).toBe('RelationshipToSubscriber');
    });

    it('that cannot be read are errors of the employee, and those of nobody in the file are mentioned', () => {
      expect(errors([TIERED, ...family('EE+1'), ['Eve', 'Hall', 'EE', '5/6/1985', 'FAM']])).toEqual([
        [2, 'Coverage', 'EE+1', message.invalidAtRow(2, expectedIn('CoverageTier', 'census'))],
      ]);
      const { Warnings } = preview([TIERED, ...family('FAM'), ['Eve', 'Hall', 'EE', '5/6/1985', 'ES']]);
      expect(Warnings.filter(({ Row }) => Row > 0)).toEqual([
        { Row: 6, Column: 'Coverage', Found: 'ES', Message: message.tierWithout('spouse or domestic partner') },
      ]);
    });
  });

  it('reads the date of last tobacco use, refuses one to come, and mentions those without one', () => {
    const header = [...HEADER, 'Tobacco', 'Last tobacco use'];
    const { Members, Warnings } = preview([header, [...ADA, 'Yes', '1/2/2026'], [...WILL, 'Y', '']]);
    expect(Members.map(({ LastTobaccoUse }) => LastTobaccoUse)).toEqual(['2026-01-02', undefined]);
    expect(Warnings.map(({ Message }) => Message)).toEqual([message.tobaccoWithoutDate(1)]);
    expect(errors([header, [...ADA, 'Yes', '1/2/2030']])).toEqual([
      [2, 'Last tobacco use', '1/2/2030', LAST_USE_IN_FUTURE],
    ]);
  });

  it('applies the census rules to each row', () => {
    const grown = ['Kim', '', 'Byron', 'Child', '12/31/1999', 'Enroll', ''];
    const second = ['Pat', '', 'Gray', 'Domestic Partner', '1/1/1990', 'Waive', ''];
    expect(errors([HEADER, ADA, WILL, second, grown]).map(([row, column, , text]) => [row, column, text])).toEqual([
      [4, 'Relationship', household.ONE_SPOUSE],
      [5, 'DOB', CHILD_OVER_AGE_AT_EFFECTIVE_DATE],
    ]);
  });

  it('waives dental for the family of an employee who waives it, and says so', () => {
    const waiving = [...ADA.slice(0, 6), 'Waive'];
    const { Members, Errors, Warnings } = preview([HEADER, waiving, [...WILL.slice(0, 6), 'Enroll']]);
    expect(Errors).toEqual([]);
    expect(Members.map(({ DentalStatus }) => DentalStatus)).toEqual(['Waive', 'Waive']);
    expect(Warnings).toEqual([
      { Row: 3, Column: 'DentalStatus', Found: 'Enroll', Message: message.DENTAL_SET_TO_WAIVE },
    ]);
  });

  it('says that a dependent above the first employee has none', () => {
    expect(errors([HEADER, KIM, ADA])).toEqual([
      [2, 'Relationship', 'Child', `${household.NO_SUBSCRIBER} ${message.EMPLOYEE_FIRST}`],
    ]);
  });

  it('does not blame a family for a mistake in its employee’s row', () => {
    const unreadable = ['Ada', '', 'Byron', 'Employee', 'unknown', 'Enroll', ''];
    expect(errors([HEADER, unreadable, WILL, KIM]).map(([row, column]) => [row, column])).toEqual([[2, 'DOB']]);
  });

  it('mentions a row that names nobody between people, not below them', () => {
    const nobody = ['', '', '', 'Child', '', 'Enroll', ''];
    const { Warnings, Members } = preview([HEADER, ADA, nobody, KIM, nobody, nobody]);
    expect(Members).toHaveLength(2);
    expect(Warnings.map(({ Row, Message }) => [Row, Message])).toEqual([[3, message.ROW_WITHOUT_PERSON]]);
  });

  it('reads back what our CSV download protects from being a formula', () => {
    expect(preview([HEADER, ["'-Ada", '', "'=Byron".replace('=', '-'), ...ADA.slice(3)]]).Members[0]).toMatchObject({
      FirstName: '-Ada',
      LastName: '-Byron',
    });
  });

  it('reads 5,000 members', () => {
    const people = Array.from({ length: 5000 }, (_, index) => {
      const letters = [...String(index)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
      return [`Ada${letters}`, ...ADA.slice(1)];
    });
    expect(preview([HEADER, ...people]).Members).toHaveLength(5000);
  });
});
