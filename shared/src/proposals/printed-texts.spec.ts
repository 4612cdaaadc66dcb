import { isoDate } from '#shared/dates/iso-date';
import { areFormsBlank, carriesDisclaimer } from '#shared/proposals/printed-texts';

const day = (text: string | null) => (text === null ? null : isoDate(text));

describe('what a proposal prints', () => {
  it.each`
    effectiveDate   | start           | end             | expected
    ${'2026-12-31'} | ${'2027-01-01'} | ${null}         | ${false}
    ${'2027-01-01'} | ${'2027-01-01'} | ${null}         | ${true}
    ${'2027-06-30'} | ${'2027-01-01'} | ${'2027-06-30'} | ${true}
    ${'2027-07-01'} | ${'2027-01-01'} | ${'2027-06-30'} | ${false}
    ${'2027-01-01'} | ${null}         | ${null}         | ${false}
  `(
    'carries the disclaimer on $effectiveDate between $start and $end: $expected',
    ({ effectiveDate, start, end, expected }) => {
      const rules = { SmallGroupDisclaimerStartDate: day(start), SmallGroupDisclaimerEndDate: day(end) };
      expect(carriesDisclaimer(isoDate(effectiveDate), rules)).toBe(expected);
    },
  );

  it.each([
    [0, true],
    [1, false],
    [50, false],
    [51, true],
  ])('has blank forms for %i employees of at most 50: %s', (employees, expected) => {
    expect(areFormsBlank(employees, 50)).toBe(expected);
  });
});
