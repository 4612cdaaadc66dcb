import { isoDate } from '#shared/dates/iso-date';
import {
  catastrophicNote,
  isHardshipByIncome,
  mayHaveCatastrophic,
  needsCertificate,
} from '#shared/eligibility/catastrophic';

const DAY = isoDate('2027-01-01');
const RULES = { CatastrophicBelowPercent: 100, CatastrophicAbovePercent: 250 };
const born = (day: string, exemptionNumber: string | null = null) => ({ birthDate: isoDate(day), exemptionNumber });

describe('a catastrophic plan', () => {
  it.each([
    ['1997-01-02', '2027-01-01', false],
    ['1997-01-01', '2027-01-01', true],
    // Of the plan year, not of the day on which coverage begins.
    ['1997-03-01', '2027-06-01', false],
    ['1996-12-31', '2027-06-01', true],
    // Born in the plan year, before and after coverage begins.
    ['2027-05-18', '2027-06-01', false],
    ['2027-06-18', '2027-06-01', false],
  ])('needs a certificate of who was born on %s, from %s: %s', (birthDate, day, expected) => {
    expect(needsCertificate(isoDate(birthDate), isoDate(day))).toBe(expected);
  });

  it.each([
    // 15,960 is the poverty line of one person; 2.5 times of it is 39,900.
    [15_959, true],
    [15_960, false],
    [39_900, false],
    [39_901, true],
    [64_000, true],
  ])('is open to every age with an income of $%i: %s', (annualIncome, expected) => {
    expect(isHardshipByIncome({ householdSize: 1, annualIncome }, DAY, RULES)).toBe(expected);
  });

  it('is not, while the income is unknown or the year has no figures', () => {
    expect(isHardshipByIncome(null, DAY, RULES)).toBe(false);
    expect(isHardshipByIncome({ householdSize: 1, annualIncome: 90_000 }, isoDate('2040-01-01'), RULES)).toBe(false);
  });

  it('needs a ground of each of its people', () => {
    const [young, older, certified] = [born('1998-05-01'), born('1995-05-01'), born('1995-05-01', 'ABC1234')];
    expect(mayHaveCatastrophic([young], DAY, false)).toBe(true);
    expect(mayHaveCatastrophic([young, older], DAY, false)).toBe(false);
    expect(mayHaveCatastrophic([young, certified], DAY, false)).toBe(true);
    expect(mayHaveCatastrophic([young, older], DAY, true)).toBe(true);
  });

  it('names who has no ground, and what they need', () => {
    const ada = { ...born('1985-06-15'), name: 'Ada Byron' };
    const will = { ...born('1990-01-01'), name: 'Will Byron' };
    const certified = { ...born('1985-06-15', 'ABC1234'), name: 'Cleo Byron' };
    const young = { ...born('1998-05-01'), name: 'Bea Byron' };
    expect(catastrophicNote([young, certified], DAY, false)).toBeNull();
    expect(catastrophicNote([young, certified], DAY, true)).toBeNull();
    expect(catastrophicNote([young, ada, certified], DAY, false)).toBe(
      'Catastrophic plans are not offered: Ada Byron, who is 30 or over on January 1, has neither an exemption number nor an income that allows it.',
    );
    expect(catastrophicNote([young, ada, will], DAY, true)).toBe(
      'Catastrophic plans are offered to everyone because of the income. To enroll in one outside the marketplace, Ada Byron and Will Byron, who are 30 or over on January 1, need the number of an exemption certificate.',
    );
  });
});
