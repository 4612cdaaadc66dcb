import { headerMeaning } from '#shared/census/import/census-file';
import { previewCensus } from '#shared/census/import/preview-census';
import { isoDate } from '#shared/dates/iso-date';
import { COLUMN_HELP, EXAMPLE } from './column-help.ts';

describe('the help of the import', () => {
  it.each(COLUMN_HELP.map(({ field, headings }) => [field, headings] as const))(
    'names headings of %s that are understood',
    (field, headings) => {
      expect(headings.split(', ').map(headerMeaning)).toEqual(headings.split(', ').map(() => field));
    },
  );

  it('shows an example that can be imported as it is', () => {
    const rows = EXAMPLE.map((cells, index) => ({ row: index + 1, cells }));
    const { Errors, Members } = previewCensus({
      sheet: { rows, dateSystem: 1900, isText: true },
      hasHeader: true,
      facts: {
        quoteType: 'SmallGroupNewBusiness',
        effectiveDate: isoDate('2027-01-01'),
        renewalDate: null,
        today: isoDate('2026-11-20'),
        maxEmployeeAge: 99,
        minimumAdultAge: 16,
      },
    });
    expect([Errors, Members.map(({ EmployeeNumber }) => EmployeeNumber)]).toEqual([[], [1, 1, 1, 2]]);
  });
});
