import fc from 'fast-check';
import {
  addDays,
  addMonths,
  addYears,
  ageOn,
  daysBetween,
  detroitDay,
  firstOfMonth,
  firstOfNextMonth,
  isoDate,
  isoDateOf,
  parseIsoDate,
  parseWireDay,
} from './iso-date.ts';

const start = isoDate('1900-01-01');
const anyDay = fc.integer({ min: 0, max: 73_000 }).map((days) => addDays(start, days));

describe('a day on the wire', () => {
  it.each(['2026-03-15', '2024-02-29', '1900-01-01', '9999-12-31'])('takes %s', (text) => {
    expect([parseIsoDate(text), parseWireDay(text)]).toEqual([text, text]);
  });

  it.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-1',
    '0085-01-01',
    '2026-03-15T00:00:00Z',
    ' 2026-03-15',
  ])('refuses %j', (text) => {
    expect([parseIsoDate(text), parseWireDay(text)]).toEqual([null, null]);
  });

  it.each([
    ['03/15/2026', '2026-03-15'],
    ['3/5/2026', '2026-03-05'],
    ['2/29/2024', '2024-02-29'],
    ['2/29/2023', null],
    ['15/3/2026', null],
    ['3/15/26', null],
  ])('takes %j as %j', (text, day) => {
    expect(parseWireDay(text)).toBe(day);
  });

  it('names what is wrong where a day is known to be right', () => {
    expect(() => isoDate('3/15/2026')).toThrow(RangeError);
    expect(() => isoDateOf(2026, 2, 29)).toThrow(RangeError);
    expect(isoDateOf(2026, 2, 8)).toBe('2026-02-08');
  });
});

describe('counting days', () => {
  it.each`
    day             | days   | result
    ${'2026-01-10'} | ${60}  | ${'2026-03-11'}
    ${'2026-03-11'} | ${-60} | ${'2026-01-10'}
    ${'2026-12-31'} | ${1}   | ${'2027-01-01'}
    ${'2024-02-28'} | ${1}   | ${'2024-02-29'}
    ${'2026-02-28'} | ${1}   | ${'2026-03-01'}
    ${'2026-11-01'} | ${1}   | ${'2026-11-02'}
    ${'2026-11-01'} | ${0}   | ${'2026-11-01'}
  `('$day and $days days is $result', ({ day, days, result }) => {
    expect(addDays(isoDate(day), days)).toBe(result);
  });

  it('agrees with the days between', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: -5000, max: 5000 }),
        (day, days) => daysBetween(day, addDays(day, days)) === days,
      ),
    );
  });

  it('does not leave the four-digit years', () => {
    expect(() => addDays(isoDate('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(isoDate('1000-01-01'), -1)).toThrow(RangeError);
  });
});

describe('counting months and years', () => {
  it.each`
    day             | months | result
    ${'2026-01-31'} | ${1}   | ${'2026-02-28'}
    ${'2024-01-31'} | ${1}   | ${'2024-02-29'}
    ${'2026-12-15'} | ${1}   | ${'2027-01-15'}
    ${'2026-01-15'} | ${-1}  | ${'2025-12-15'}
    ${'2026-03-31'} | ${-13} | ${'2025-02-28'}
    ${'2026-10-01'} | ${3}   | ${'2027-01-01'}
  `('$day and $months months is $result', ({ day, months, result }) => {
    expect(addMonths(isoDate(day), months)).toBe(result);
  });

  it.each`
    day             | years  | result
    ${'2024-02-29'} | ${1}   | ${'2025-02-28'}
    ${'2024-02-29'} | ${4}   | ${'2028-02-29'}
    ${'2026-03-15'} | ${-26} | ${'2000-03-15'}
  `('$day and $years years is $result', ({ day, years, result }) => {
    expect(addYears(isoDate(day), years)).toBe(result);
  });

  it.each([
    ['2026-12-31', '2026-12-01', '2027-01-01'],
    ['2026-02-01', '2026-02-01', '2026-03-01'],
  ])('%s lies between %s and %s', (day, first, next) => {
    expect([firstOfMonth(isoDate(day)), firstOfNextMonth(isoDate(day))]).toEqual([first, next]);
  });
});

describe('every day from 1900 to 2100', () => {
  const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lastDayOf = (year: number, month: number) =>
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
  const write = (year: number, month: number, day: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const days: string[] = [];
  for (let year = 1900; year <= 2100; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 1; day <= lastDayOf(year, month); day += 1) {
        days.push(write(year, month, day));
      }
    }
  }

  it('is real, follows the day before it, and is as many days from the first as were counted', () => {
    const wrong = days.filter(
      (day, count) =>
        parseIsoDate(day) !== day ||
        daysBetween(start, isoDate(day)) !== count ||
        (count > 0 && addDays(isoDate(days[count - 1]!), 1) !== day),
    );
    expect([days.length, wrong]).toEqual([73_414, []]);
  });

  it.each([-25, -12, -1, 1, 2, 12])('moves by %i months to the same day, or the last of the month', (months) => {
    const wrong = days.filter((text) => {
      const [year, month, day] = text.split('-').map(Number) as [number, number, number];
      const index = year * 12 + month - 1 + months;
      const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
      return addMonths(isoDate(text), months) !== write(toYear, toMonth, Math.min(day, lastDayOf(toYear, toMonth)));
    });
    expect(wrong).toEqual([]);
  });
});

describe('ageOn', () => {
  it.each`
    birthDate       | onDay           | age
    ${'2000-03-15'} | ${'2026-03-14'} | ${25}
    ${'2000-03-15'} | ${'2026-03-15'} | ${26}
    ${'2000-03-15'} | ${'2026-03-16'} | ${26}
    ${'2004-02-29'} | ${'2025-02-28'} | ${20}
    ${'2004-02-29'} | ${'2025-03-01'} | ${21}
    ${'2004-02-29'} | ${'2024-02-28'} | ${19}
    ${'2004-02-29'} | ${'2024-02-29'} | ${20}
    ${'2026-03-15'} | ${'2026-03-15'} | ${0}
  `('born $birthDate is $age on $onDay', ({ birthDate, onDay, age }) => {
    expect(ageOn(isoDate(birthDate), isoDate(onDay))).toBe(age);
  });

  it('refuses a day before the birth', () => {
    expect(() => ageOn(isoDate('2026-03-15'), isoDate('2026-03-14'))).toThrow(RangeError);
  });

  it('goes up by one a year, never down', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 40_000 }), (birth, days) => {
        const [before, after] = [ageOn(birth, addDays(birth, days)), ageOn(birth, addDays(birth, days + 1))];
        return after - before === 0 || after - before === 1;
      }),
    );
  });
});

describe('today in Detroit', () => {
  it.each([
    ['2026-11-01T03:59:59Z', '2026-10-31'],
    ['2026-11-01T04:00:00Z', '2026-11-01'],
    ['2026-11-02T04:59:59Z', '2026-11-01'],
    ['2026-11-02T05:00:00Z', '2026-11-02'],
    ['2027-01-01T04:59:59Z', '2026-12-31'],
    ['2027-01-01T05:00:00Z', '2027-01-01'],
    ['2026-03-08T04:59:59Z', '2026-03-07'],
    ['2026-03-09T04:00:00Z', '2026-03-09'],
  ])('at %s it is %s', (instant, day) => {
    expect(detroitDay(new Date(instant))).toBe(day);
  });
});
