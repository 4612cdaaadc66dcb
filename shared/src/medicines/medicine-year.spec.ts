import fc from 'fast-check';
import type { MedicineListing, QuoteMedicine } from '#shared/medicines/medicine.record';
import { areAllListed, costOfFills, listAnswer, medicinesOfYear, medicineText } from '#shared/medicines/medicine-year';
import { yearTermsOf } from '#shared/plans/yearly-cost';
import { buildPlan, buildReduced } from '#support/shared/plans.ts';

const listing = (given: Partial<MedicineListing> = {}): MedicineListing => ({
  PlanIds: [1],
  Tier: 'GENERIC',
  PriorAuthorization: false,
  StepTherapy: false,
  QuantityLimit: false,
  FillCost: 10,
  FillUnknown: null,
  ...given,
});
const medicine = (...Listings: MedicineListing[]): QuoteMedicine => ({
  RxNormId: 1,
  Name: 'Metformin 500 MG Oral Tablet',
  Listings,
  NotListed: [2],
});
const ONE = yearTermsOf(null, 1);
const FAMILY = yearTermsOf(null, 3);
/** Out-of-pocket maximums in dollars. */
const planWith = (ofOne: number | null, ofFamily: number | null) => {
  const plan = buildPlan(1);
  const { Tier1PlanDetails } = plan.PlanDetailsPreferredNetwork;
  return {
    ...plan,
    PlanDetailsPreferredNetwork: {
      Tier1PlanDetails: {
        ...Tier1PlanDetails,
        OutOfPocketMaximumIndividual: ofOne,
        OutOfPocketMaximumFamily: ofFamily,
      },
      Tier2PlanDetails: null,
    },
  };
};

describe('how a plan covers a medicine', () => {
  it.each<[string, Partial<MedicineListing>, string]>([
    ['a copay', {}, 'Generic tier; 12 × $10.00 = $120.00 a year'],
    ['nothing to pay', { FillCost: 0 }, 'Generic tier; no charge'],
    [
      'restrictions',
      { Tier: 'NON-PREFERRED-BRAND', PriorAuthorization: true, StepTherapy: true, QuantityLimit: true },
      'Non-preferred brand tier; needs prior authorization; needs step therapy; quantity limit; 12 × $10.00 = $120.00 a year',
    ],
    ['a numbered tier', { Tier: 'TIER-3' }, 'Tier 3; 12 × $10.00 = $120.00 a year'],
    [
      'a share',
      { FillCost: null, FillUnknown: 'share of the price' },
      'Generic tier; cost not known, a share of the price',
    ],
    [
      'a deductible',
      { FillCost: null, FillUnknown: 'deductible' },
      'Generic tier; cost not known, the deductible applies',
    ],
    ['no cost on file', { FillCost: null, FillUnknown: 'not filed' }, 'Generic tier; cost not filed for this tier'],
    ['unclear costs', { FillCost: null, FillUnknown: 'unclear' }, 'Generic tier; filed cost not clear'],
    [
      'a copay beyond what one person pays',
      { FillCost: 600 },
      'Generic tier; $6,000.00 out-of-pocket maximum of one person',
    ],
  ])('with %s', (_what, given, text) => {
    expect(medicineText(medicine(listing(given)), buildPlan(1), null)).toBe(text);
  });

  it('in the months of a short-term plan', () => {
    expect(medicineText(medicine(listing()), buildPlan(1), yearTermsOf(3, 1))).toBe(
      'Generic tier; 3 × $10.00 = $30.00 in 3 months',
    );
  });

  it('is not known with reduced cost sharing, and without an out-of-pocket maximum', () => {
    expect(medicineText(medicine(listing()), buildReduced(1, { deductible: 0, standard: 0 }), ONE)).toBe(
      'Generic tier; cost not known with reduced cost sharing',
    );
    expect(medicineText(medicine(listing()), planWith(null, null), ONE)).toBe(
      'Generic tier; cost not known, no out-of-pocket maximum on file',
    );
  });

  it.each([
    [1, 'listed', 'Generic tier; 12 × $10.00 = $120.00 a year'],
    [2, 'not listed', 'Not on the list'],
    [3, 'unknown', 'Not known'],
  ])('plan %i: %s', (planId, answer, text) => {
    expect(listAnswer(medicine(listing()), planId)).toBe(answer);
    expect(medicineText(medicine(listing()), buildPlan(planId), ONE)).toBe(text);
  });

  it('tells on which plans all are listed', () => {
    const inBoth = medicine(listing({ PlanIds: [1, 3] }));
    const all = (...medicines: QuoteMedicine[]) => [1, 2, 3].filter((planId) => areAllListed(medicines, planId));
    expect(all()).toEqual([1, 2, 3]);
    expect(all(inBoth)).toEqual([1, 3]);
    expect(all(inBoth, medicine(listing()))).toEqual([1]);
    expect(all(inBoth, medicine())).toEqual([]);
  });
});

describe('what all medicines cost in the year', () => {
  const brand = medicine(listing({ Tier: 'BRAND', FillCost: 60 }));
  const unknown = medicine(listing({ FillCost: null, FillUnknown: 'deductible' }));

  it.each<[string, QuoteMedicine[], string | null]>([
    ['two copays', [medicine(listing()), brand], '84000: 12 × $10.00 + 12 × $60.00'],
    ['one that is free', [medicine(listing({ FillCost: 0 })), brand], '72000: 12 × $60.00'],
    ['free ones only', [medicine(listing({ FillCost: 0 }))], '0: No charge'],
    ['one of unknown cost', [medicine(listing()), unknown], null],
    ['one that is not on the list', [medicine(listing()), medicine()], null],
  ])('%s', (_what, medicines, expected) => {
    const cost = medicinesOfYear(medicines, buildPlan(1), ONE);
    expect(cost && `${cost.totalCents}: ${cost.formula}`).toBe(expected);
  });

  it('is not known with reduced cost sharing', () => {
    expect(medicinesOfYear([brand], buildReduced(1, { deductible: 0, standard: 0 }), ONE)).toBeNull();
  });

  it.each<[string, number[], ReturnType<typeof planWith>, typeof ONE, string | null]>([
    [
      'at most what one person pays',
      [400, 200],
      planWith(6_000, 12_000),
      ONE,
      '$6,000.00 out-of-pocket maximum of one person',
    ],
    [
      'of a family, below what one person pays',
      [300, 200],
      planWith(6_000, 12_000),
      FAMILY,
      '12 × $300.00 + 12 × $200.00',
    ],
    ['of a family, where it matters who takes what', [400, 200], planWith(6_000, 12_000), FAMILY, null],
    [
      'of a family, of one medicine',
      [600],
      planWith(6_000, 12_000),
      FAMILY,
      '$6,000.00 out-of-pocket maximum of one person',
    ],
    [
      'of a family, with a maximum that one person reaches',
      [600, 600],
      planWith(6_000, 5_000),
      FAMILY,
      '$5,000.00 out-of-pocket maximum',
    ],
    ['of a family without a maximum on file', [10], planWith(6_000, null), FAMILY, null],
    ['with a maximum of zero', [10], planWith(0, 0), ONE, '$0.00 out-of-pocket maximum of one person'],
  ])('%s', (_what, dollars, plan, terms, formula) => {
    const fills = dollars.map((each) => each * 100);
    expect(costOfFills(fills, plan, terms)?.formula ?? null).toBe(formula);
  });
});

/** Month by month, fill by fill: each person pays until that person's maximum or the family's is reached. */
function walk(
  fills: readonly number[],
  takers: readonly number[],
  months: number,
  ofOne: number,
  ofAll: number,
): number {
  const paid = new Map<number, number>();
  let all = 0;
  for (let month = 0; month < months; month += 1) {
    fills.forEach((cents, at) => {
      const own = paid.get(takers[at]!) ?? 0;
      const pays = Math.min(cents, Math.max(0, ofOne - own), Math.max(0, ofAll - all));
      paid.set(takers[at]!, own + pays);
      all += pays;
    });
  }
  return all;
}

/** Everyone who may take each medicine. */
const everyTaker = (medicines: number): number[][] =>
  Array.from({ length: medicines }).reduce<number[][]>(
    (all) => all.flatMap((takers) => Array.from({ length: medicines }, (_, person) => [...takers, person])),
    [[]],
  );

const cents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 80_000 }));

it('is what a walk through the months pays, whoever takes what, and not known only where that decides', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { maxLength: 4 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 9_000 }),
      fc.integer({ min: 0, max: 18_000 }),
      fc.boolean(),
      (fills, months, ofOne, ofFamily, isFamily) => {
        const takers = isFamily ? everyTaker(fills.length) : [fills.map(() => 0)];
        const ofAll = (isFamily ? ofFamily : ofOne) * 100;
        const walked = new Set(takers.map((each) => walk(fills, each, months, ofOne * 100, ofAll)));
        const terms = { months, basis: isFamily ? ('family' as const) : ('individual' as const) };
        const cost = costOfFills(fills, planWith(ofOne, ofFamily), terms);
        expect(cost === null ? 'not known' : [cost.totalCents]).toEqual(walked.size > 1 ? 'not known' : [...walked]);
      },
    ),
    { numRuns: 500 },
  );
});
