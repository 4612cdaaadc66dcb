import * as rule from '#shared/census/age-rules';
import type { CensusFacts } from '#shared/census/census-member';
import { addDays, isoDate } from '#shared/dates/iso-date';

const facts: CensusFacts = {
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: isoDate('2027-01-01'),
  renewalDate: null,
  today: isoDate('2026-11-20'),
  maxEmployeeAge: 99,
  minimumAdultAge: 16,
};
const renewal: CensusFacts = { ...facts, quoteType: 'SmallGroupRenewal', renewalDate: isoDate('2027-02-01') };

describe('dateOfBirthProblem of a child', () => {
  it.each`
    quote        | born            | disabled | message
    ${'new'}     | ${'2000-01-02'} | ${false} | ${null}
    ${'new'}     | ${'2000-01-01'} | ${false} | ${rule.CHILD_OVER_AGE_AT_EFFECTIVE_DATE}
    ${'new'}     | ${'1999-12-31'} | ${false} | ${rule.CHILD_OVER_AGE_AT_EFFECTIVE_DATE}
    ${'new'}     | ${'1980-01-01'} | ${true}  | ${null}
    ${'renewal'} | ${'2000-02-02'} | ${false} | ${null}
    ${'renewal'} | ${'2000-02-01'} | ${false} | ${rule.CHILD_OVER_AGE_AT_RENEWAL}
    ${'renewal'} | ${'2000-01-31'} | ${false} | ${rule.CHILD_OVER_AGE_AT_RENEWAL}
    ${'renewal'} | ${'1960-05-05'} | ${true}  | ${null}
    ${'new'}     | ${'2026-11-19'} | ${false} | ${null}
    ${'new'}     | ${'2026-11-20'} | ${false} | ${null}
    ${'new'}     | ${'2026-11-21'} | ${false} | ${rule.BIRTHDATE_IN_FUTURE}
    ${'new'}     | ${'2026-11-21'} | ${true}  | ${rule.BIRTHDATE_IN_FUTURE}
  `('$quote quote, born $born, disabled: $disabled', ({ quote, born, disabled, message }) => {
    const person = { RelationshipToSubscriber: 'Child', DateOfBirth: isoDate(born), Disabled: disabled } as const;
    expect(rule.dateOfBirthProblem(person, quote === 'renewal' ? renewal : facts)).toBe(message);
  });

  it('born on 29 February turns 27 on 1 March', () => {
    const leapling = { RelationshipToSubscriber: 'Child', DateOfBirth: isoDate('2000-02-29') } as const;
    const on = (day: string): CensusFacts => ({ ...facts, effectiveDate: isoDate(day) });
    expect(rule.dateOfBirthProblem(leapling, on('2027-02-28'))).toBeNull();
    expect(rule.dateOfBirthProblem(leapling, on('2027-03-01'))).toBe(rule.CHILD_OVER_AGE_AT_EFFECTIVE_DATE);
  });
});

describe('dateOfBirthProblem of an employee, spouse or domestic partner', () => {
  it.each`
    relationship         | born            | daysAfter | message
    ${'Self'}            | ${'1928-01-01'} | ${-1}     | ${'The date of birth cannot be earlier than 1/1/1928'}
    ${'Self'}            | ${'1928-01-01'} | ${0}      | ${null}
    ${'Self'}            | ${'1928-01-01'} | ${1}      | ${null}
    ${'Spouse'}          | ${'2011-01-01'} | ${-1}     | ${null}
    ${'Spouse'}          | ${'2011-01-01'} | ${0}      | ${null}
    ${'Spouse'}          | ${'2011-01-01'} | ${1}      | ${'The date of birth cannot be later than 1/1/2011'}
    ${'DomesticPartner'} | ${'2011-01-01'} | ${1}      | ${'The date of birth cannot be later than 1/1/2011'}
    ${'Self'}            | ${'2026-11-21'} | ${0}      | ${rule.BIRTHDATE_IN_FUTURE}
  `('$relationship born $daysAfter days after $born', ({ relationship, born, daysAfter, message }) => {
    const DateOfBirth = addDays(isoDate(born), daysAfter);
    expect(rule.dateOfBirthProblem({ RelationshipToSubscriber: relationship, DateOfBirth }, facts)).toBe(message);
  });

  it('takes the limits from the effective date of a renewal too', () => {
    const person = { RelationshipToSubscriber: 'Self', DateOfBirth: isoDate('2011-01-15') } as const;
    expect(rule.dateOfBirthProblem(person, renewal)).toBe(rule.birthDateTooLate(isoDate('2011-01-01')));
  });
});

describe('ageAtQuote', () => {
  it.each([
    ['1980-01-02', '2027-01-01', 46],
    ['1980-01-01', '2027-01-01', 47],
    ['2027-06-01', '2027-01-01', 0],
  ])('born %s is on %s %i years old', (born, day, years) => {
    expect(rule.ageAtQuote(isoDate(born), isoDate(day))).toBe(years);
  });
});

describe('a child born on 29 February', () => {
  const born = isoDate('2000-02-29');
  it.each`
    quote        | day             | message
    ${'new'}     | ${'2027-02-01'} | ${null}
    ${'new'}     | ${'2027-03-01'} | ${rule.CHILD_OVER_AGE_AT_EFFECTIVE_DATE}
    ${'renewal'} | ${'2027-02-28'} | ${null}
    ${'renewal'} | ${'2027-03-01'} | ${rule.CHILD_OVER_AGE_AT_RENEWAL}
    ${'new'}     | ${'2028-02-28'} | ${rule.CHILD_OVER_AGE_AT_EFFECTIVE_DATE}
  `('$quote quote on $day', ({ quote, day, message }) => {
    const on =
      quote === 'renewal' ? { ...renewal, renewalDate: isoDate(day) } : { ...facts, effectiveDate: isoDate(day) };
    expect(rule.dateOfBirthProblem({ RelationshipToSubscriber: 'Child', DateOfBirth: born }, on)).toBe(message);
  });

  it('is an adult of 16 on 1 March of a common year, not the day before', () => {
    const person = { RelationshipToSubscriber: 'Spouse', DateOfBirth: isoDate('2008-02-29') } as const;
    const on = (day: string): CensusFacts => ({ ...facts, effectiveDate: isoDate(day) });
    expect(rule.dateOfBirthProblem(person, on('2024-02-28'))).toBe(rule.birthDateTooLate(isoDate('2008-02-28')));
    expect(rule.dateOfBirthProblem(person, on('2024-02-29'))).toBeNull();
    expect(rule.dateOfBirthProblem(person, on('2024-03-01'))).toBeNull();
  });

  it('of an employee: the oldest allowed birth date of a leap day is 28 February in a common year', () => {
    const on: CensusFacts = { ...facts, effectiveDate: isoDate('2028-02-29') };
    expect(rule.adultBirthDates(on)).toEqual({ earliest: isoDate('1929-02-28'), latest: isoDate('2012-02-29') });
  });
});
