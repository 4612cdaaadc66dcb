import { correctedRows } from '#shared/census/import/corrected-rows';
import { previewCensus } from '#shared/census/import/preview-census';
import { isoDate } from '#shared/dates/iso-date';

const rows = [
  { row: 2, cells: ['Ada', 'Byron'] },
  { row: 3, cells: ['Bea', 'Gray'] },
];

describe('correctedRows', () => {
  it('puts the corrected text in the place of the cell and leaves the sheet as it is', () => {
    const corrected = correctedRows(rows, { overrides: [{ Row: 3, Column: 1, Value: 'Grey' }] });
    expect(corrected[1]).toEqual({ row: 3, cells: ['Bea', 'Grey'] });
    expect(rows[1]?.cells).toEqual(['Bea', 'Gray']);
  });

  it('fills a row that is too short, and takes the later of two corrections', () => {
    const overrides = ['x', 'y'].map((Value) => ({ Row: 2, Column: 3, Value }));
    expect(correctedRows(rows, { overrides })[0]?.cells).toEqual(['Ada', 'Byron', null, 'y']);
  });

  it('leaves out the rows that are not wanted', () => {
    expect(correctedRows(rows, { leaveOut: [2, 99] }).map(({ row }) => row)).toEqual([3]);
  });

  it('turns a refused file into one that may be saved', () => {
    const sheet = {
      rows: [
        { row: 1, cells: ['First name', 'Last name', 'Relationship', 'DOB'] },
        { row: 2, cells: ['Ada', 'Byron', 'Employee', '1980-01-02'] },
        { row: 3, cells: ['Bea', 'Byron', 'Cousin', '1982-13-01'] },
        { row: 4, cells: ['Ada', 'Byron', 'Employee', '1980-01-02'] },
      ],
      dateSystem: 1900,
      isText: false,
    } as const;
    const facts = {
      quoteType: 'SmallGroupNewBusiness',
      effectiveDate: isoDate('2027-01-01'),
      renewalDate: null,
      today: isoDate('2026-11-20'),
      maxEmployeeAge: 99,
      minimumAdultAge: 16,
    } as const;
    const before = previewCensus({ sheet, hasHeader: true, facts });
    expect(before.Errors.map(({ Row }) => Row)).toEqual([3, 3, 4]);
    const after = previewCensus({
      sheet,
      hasHeader: true,
      facts,
      overrides: [
        { Row: 3, Column: 2, Value: 'spouse' },
        { Row: 3, Column: 3, Value: '1/13/82' },
      ],
      leaveOut: [4],
    });
    expect(after.Errors).toEqual([]);
    expect(after.Members.map(({ FirstName, DateOfBirth }) => [FirstName, DateOfBirth])).toEqual([
      ['Ada', '1980-01-02'],
      ['Bea', '1982-01-13'],
    ]);
  });
});
