import fc from 'fast-check';
import { isoDate } from '#shared/dates/iso-date';
import {
  belowTheLine,
  type BelowTheLine,
  hsaLimit,
  iraLimit,
  monthsCovered,
  type Saver,
  type SavingLimit,
  saversOf,
  savingWith,
} from '#shared/eligibility/below-the-line';
import { estimateSubsidy } from '#shared/eligibility/subsidy';
import { subsidyFigures } from '#shared/eligibility/subsidy-figures';
import type { SubsidyRequest } from '#shared/eligibility/subsidy.record';

const saver = (given: Partial<Saver> = {}): Saver => ({
  relationship: 'Self',
  age: 40,
  isCovered: true,
  canHaveMedicare: false,
  ...given,
});
const SPOUSE = { relationship: 'Spouse' } as const;
const CHILD = saver({ relationship: 'Child', age: 10 });

const atIncome = (year: number, size: number, income: number, benchmark = 1_000) => ({
  figures: subsidyFigures(year)!,
  householdSize: size,
  incomeCents: Math.round(income * 100),
  benchmark: [{ toIncomeCents: null, cents: benchmark * 100 }],
});

describe('the limit of an HSA', () => {
  // 2026: Rev. Proc. 2025-19, $4,400 and $8,750; 2027: Rev. Proc. 2026-24, $4,500 and $9,000; $1,000 more from 55.
  it.each<[string, number, Saver[], number, number | null]>([
    ['one person', 2027, [saver()], 12, 450_000],
    ['one person in 2026', 2026, [saver()], 12, 440_000],
    ['54 on December 31', 2027, [saver({ age: 54 })], 12, 450_000],
    ['55 on December 31', 2027, [saver({ age: 55 })], 12, 550_000],
    ['a couple', 2027, [saver(), saver(SPOUSE)], 12, 900_000],
    ['a couple, both 55', 2027, [saver({ age: 55 }), saver({ ...SPOUSE, age: 60 })], 12, 1_100_000],
    ['a parent and a child', 2027, [saver(), CHILD], 12, 900_000],
    ['a couple of whom one is covered', 2027, [saver(), saver({ ...SPOUSE, isCovered: false })], 12, 450_000],
    [
      'a couple of whom one can have Medicare',
      2027,
      [saver({ age: 66, canHaveMedicare: true }), saver(SPOUSE)],
      12,
      900_000,
    ],
    ['who can have Medicare', 2027, [saver({ age: 66, canHaveMedicare: true })], 12, 0],
    ['a child alone', 2027, [CHILD], 12, 0],
    ['ten months', 2027, [saver({ age: 55 })], 10, 458_333],
    ['a year that is not known', 2028, [saver()], 12, null],
  ])('of %s', (_who, year, people, months, expected) => {
    expect(hsaLimit(year, people, months)?.cents ?? null).toBe(expected);
  });
});

describe('the limit of IRAs', () => {
  // Notice 2025-67: $7,500, and $1,100 more from 50.
  it.each<[string, number, Saver[], number | null]>([
    ['one person', 2026, [saver()], 750_000],
    ['49 on December 31', 2026, [saver({ age: 49 })], 750_000],
    ['50 on December 31', 2026, [saver({ age: 50 })], 860_000],
    ['a couple, one not covered', 2026, [saver(), saver({ ...SPOUSE, age: 51, isCovered: false })], 1_610_000],
    ['a parent and a child', 2026, [saver(), CHILD], 750_000],
    ['2027, which is not known', 2027, [saver()], null],
  ])('of %s', (_who, year, people, expected) => {
    expect(iraLimit(year, people)?.cents ?? null).toBe(expected);
  });
});

describe('who may save', () => {
  it('has the age of the last day of the year', () => {
    const question = {
      CoverageYear: 2027,
      Members: [
        {
          Relationship: 'Self',
          DateOfBirth: isoDate('1972-12-31'),
          Age: null,
          SeeksCoverage: true,
          IsMedicareEligible: false,
        },
        { Relationship: null, DateOfBirth: null, Age: 9, SeeksCoverage: false, IsMedicareEligible: false },
      ],
    } as unknown as SubsidyRequest;
    expect(saversOf(question)).toEqual([
      saver({ age: 55 }),
      saver({ relationship: 'Child', age: 9, isCovered: false }),
    ]);
  });

  it.each([
    [null, 12],
    ['2027-01-01', 12],
    ['2027-03-01', 10],
    ['2027-12-01', 1],
  ])('is covered from %s for %i months', (day, months) => {
    expect(monthsCovered({ EffectiveDate: day === null ? null : isoDate(day) })).toBe(months);
  });
});

describe('income above the line', () => {
  // The line of one person in 2027 is 4 × $15,960 = $63,840; there 10.22 % of it ÷ 12 is $543.70, and 99 cents less income change no cent.
  it.each<[string, number, number, number, number]>([
    ['by one cent', 63_840.01, 1_000, 100, 45_630],
    ['by a dollar', 63_841, 1_000, 100, 45_630],
    ['by $2,500', 66_340, 1_000, 250_000, 45_630],
    ['by $2,500.01', 66_340.01, 1_000, 250_100, 45_630],
    ['where the benchmark costs less than is expected', 66_340, 500, 250_000, 0],
  ])('%s', (_what, income, benchmark, neededCents, creditCents) => {
    expect(belowTheLine({ ...atIncome(2027, 1, income, benchmark), months: 12 })).toMatchObject({
      lineCents: 6_384_000,
      neededCents,
      creditCents,
    });
  });

  it.each([
    [2027, 63_840],
    [2027, 20_000],
    // No limit from 2021 to 2025.
    [2025, 200_000],
  ])('is none in %i at $%i', (year, income) => {
    expect(belowTheLine({ ...atIncome(year, 1, income), months: 12 })).toBeNull();
  });

  it('comes down to it with the first dollar with which any search finds a credit again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2026, 2027),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 150_000 }),
        fc.integer({ min: 0, max: 4_000 }),
        (year, size, overCents, benchmark) => {
          const { cliffIncomeCents } = estimateSubsidy(atIncome(year, size, 0));
          const question = atIncome(year, size, (cliffIncomeCents! + overCents) / 100, benchmark);
          const creditAfter = (dollars: number) =>
            estimateSubsidy({ ...question, incomeCents: question.incomeCents - dollars * 100 });
          let dollars = 0;
          while (creditAfter(dollars).band === null) {
            dollars += 1;
          }
          const found = belowTheLine({ ...question, months: 12 })!;
          expect([found.neededCents, found.creditCents]).toEqual([dollars * 100, creditAfter(dollars).maxAptcCents]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

const LINE: BelowTheLine = {
  lineCents: 6_384_000,
  incomeCents: 6_984_000,
  neededCents: 600_000,
  creditCents: 45_630,
  months: 12,
};
const limit = (cents: number): SavingLimit => ({ cents, most: 0, catchUp: 0, people: 1, older: 0, source: '' });

describe('what is set aside', () => {
  it.each<[string, { essentialCents: number | null; allowsHsa: boolean }, number | null, number | null, number[]]>([
    [
      'into an HSA and an IRA',
      { essentialCents: 40_000, allowsHsa: true },
      450_000,
      750_000,
      [450_000, 150_000, 0, 480_000],
    ],
    ['into an IRA only', { essentialCents: 50_000, allowsHsa: false }, 450_000, 750_000, [0, 600_000, 0, 547_560]],
    ['and is not enough', { essentialCents: 50_000, allowsHsa: true }, 450_000, 100_000, [450_000, 100_000, 50_000, 0]],
    [
      'where the limit of an IRA is not known',
      { essentialCents: 50_000, allowsHsa: true },
      450_000,
      null,
      [450_000, 0, 150_000, 0],
    ],
    ['with any plan', { essentialCents: null, allowsHsa: true }, 900_000, null, [600_000, 0, 0, 547_560]],
  ])('%s', (_what, plan, hsa, ira, expected) => {
    const limits = { hsa: hsa === null ? null : limit(hsa), ira: ira === null ? null : limit(ira) };
    const { hsaCents, iraCents, missingCents, returnCents } = savingWith(LINE, plan, limits);
    expect([hsaCents, iraCents, missingCents, returnCents]).toEqual(expected);
  });

  it('is enough exactly where some division of it is within both limits', () => {
    const dollars = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(dollars, dollars, dollars, fc.boolean(), (needed, hsa, ira, allowsHsa) => {
        const line = { ...LINE, neededCents: needed * 100 };
        const limits = { hsa: limit(hsa * 100), ira: limit(ira * 100) };
        const found = savingWith(line, { essentialCents: null, allowsHsa }, limits);
        const most = allowsHsa ? hsa : 0;
        const divisions = Array.from({ length: most + 1 }, (_, into) => into).filter((into) => needed - into <= ira);
        expect(found.missingCents === 0).toBe(divisions.length > 0);
        expect(found.hsaCents + found.iraCents + found.missingCents).toBe(line.neededCents);
        if (divisions.length > 0) {
          expect(found.hsaCents).toBe(Math.min(needed, divisions.at(-1)!) * 100);
        }
      }),
    );
  });
});
