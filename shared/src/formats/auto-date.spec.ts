import fc from 'fast-check';
import { addDays, daysBetween, type IsoDate, isoDate } from '#shared/dates/iso-date';
import { DATE_INVALID, formatDay, formatDayInput, formatMonth, parseTypedDate, typedDateProblem } from './auto-date.ts';

const today = isoDate('2026-03-15');

describe('parseTypedDate', () => {
  it.each([
    ['1/2/85', '1985-01-02'],
    ['01/02/1985', '1985-01-02'],
    ['010285', '1985-01-02'],
    ['01021985', '1985-01-02'],
    ['1-2-1985', '1985-01-02'],
    ['1.2.85', '1985-01-02'],
    ['1 2 85', '1985-01-02'],
    [' 1 / 2 / 1985 ', '1985-01-02'],
    ['1985-01-02', '1985-01-02'],
    ['1985/1/2', '1985-01-02'],
    ['12/31/2026', '2026-12-31'],
    ['2/29/2024', '2024-02-29'],
  ])('reads %j as %s', (text, day) => {
    expect(parseTypedDate(text, today)).toBe(day);
  });

  it.each([
    '',
    ' ',
    '1/2',
    '1285',
    '10285',
    '1021985',
    '13/1/85',
    '2/29/2023',
    '4/31/85',
    '0/1/85',
    '1/0/85',
    '1/2/985',
    '1/2/0085',
    '1/2/19855',
    '31.12.1985',
    'Jan 2 1985',
    '1985-01-02T00:00:00Z',
  ])('does not read %j', (text) => {
    expect(parseTypedDate(text, today)).toBeNull();
  });

  it.each`
    text         | on              | day
    ${'1/1/25'}  | ${'2026-03-15'} | ${'2025-01-01'}
    ${'1/1/26'}  | ${'2026-03-15'} | ${'2026-01-01'}
    ${'1/1/27'}  | ${'2026-03-15'} | ${'1927-01-01'}
    ${'1/1/27'}  | ${'2026-12-31'} | ${'1927-01-01'}
    ${'1/1/27'}  | ${'2027-01-01'} | ${'2027-01-01'}
    ${'1/1/00'}  | ${'2026-03-15'} | ${'2000-01-01'}
    ${'1/1/99'}  | ${'2026-03-15'} | ${'1999-01-01'}
    ${'010127'}  | ${'2026-03-15'} | ${'1927-01-01'}
    ${'2/29/00'} | ${'2026-03-15'} | ${'2000-02-29'}
  `('takes $text typed on $on as $day', ({ text, on, day }) => {
    expect(parseTypedDate(text, isoDate(on))).toBe(day);
  });

  it('reads back every day of two centuries as it is shown', () => {
    const first = isoDate('1900-01-01');
    const days = fc.integer({ min: 0, max: daysBetween(first, isoDate('2099-12-31')) });
    fc.assert(
      fc.property(days, (ahead) => parseTypedDate(formatDay(addDays(first, ahead)), today) === addDays(first, ahead)),
    );
  });

  it('never answers anything but a real day', () => {
    const typed = fc.stringMatching(/^[0-9/.-]{4,10}$/);
    fc.assert(
      fc.property(typed, (text) => {
        const day: IsoDate | null = parseTypedDate(text, today);
        return day === null || isoDate(day) === day;
      }),
    );
  });
});

describe('typedDateProblem', () => {
  it.each([
    ['', null],
    ['1/2/85', null],
    ['13/2/85', DATE_INVALID],
  ])('%j: %j', (text, message) => {
    expect(typedDateProblem(text, today)).toBe(message);
  });
});

describe('formatDayInput', () => {
  it.each([
    ['1/2/26', '01/02/2026'],
    ['1/2/1985', '01/02/1985'],
    ['010285', '01/02/1985'],
    ['10/20/2026', '10/20/2026'],
    ['1985-1-2', '01/02/1985'],
  ])('pads the typed %j with zeros and slashes: %j', (typed, shown) => {
    expect(formatDayInput(parseTypedDate(typed, today)!)).toBe(shown);
  });

  it.each(['', 'soon'])('leaves %j, which is no date, as it is', (text) => {
    expect(formatDayInput(text)).toBe(text);
  });
});

describe('formatDay', () => {
  it.each([
    ['2026-01-02', '1/2/2026'],
    ['2026-10-20', '10/20/2026'],
    ['2026-11-05', '11/5/2026'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['soon', 'soon'],
  ])('shows %j as %j', (day, shown) => {
    expect(formatDay(day)).toBe(shown);
  });
});

describe('formatMonth', () => {
  it.each([
    ['2027-01-01', 'Jan 2027'],
    ['2026-12-31', 'Dec 2026'],
  ])('%s lies in %s, whatever the zone of the reader', (day, month) => {
    expect(formatMonth(isoDate(day))).toBe(month);
  });
});
