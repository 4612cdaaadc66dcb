import { ageWeight, type CreditDivision, creditPart } from '#shared/eligibility/credit-division';

const OPEN = { sentCents: null, otherSentCents: null };

/** Both sides of one division. */
function parts(
  electedCents: number,
  ages: readonly [readonly number[], readonly number[]],
  most: readonly [number | null, number | null],
): [number, number] {
  const [weight, otherWeight] = [ageWeight(ages[0]), ageWeight(ages[1])];
  const first: CreditDivision = { weight, otherWeight, otherMostCents: most[1], isFirst: true, ...OPEN };
  const second = { ...first, weight: otherWeight, otherWeight: weight, otherMostCents: most[0], isFirst: false };
  return [creditPart(electedCents, first), creditPart(electedCents, second)];
}

describe('the tax credit of a household in two plans', () => {
  it('weighs people by the age curve', () => {
    // 1.278 at 40, 0.765 to 14, 3.000 from 64.
    expect([ageWeight([40]), ageWeight([40, 3, 14]), ageWeight([64, 90])]).toEqual([1278, 2808, 6000]);
  });

  it.each([
    // 1.278 and 1.278: halves; the odd cent is the first plan's.
    ['two of one age', 60_001, [[40], [40]], [100_000, 100_000], [30_001, 30_000]],
    // 3.000 of 4.278 is 70.126 %: $701.26; the rest is $298.74.
    ['64 and 40', 100_000, [[64], [40]], [200_000, 200_000], [70_127, 29_873]],
    // Of $701.27 the first plan can take $500.00: $201.27 flow over.
    ['a first plan that takes less', 100_000, [[64], [40]], [50_000, 200_000], [70_127, 50_000]],
    ['a second plan that takes nothing', 100_000, [[64], [40]], [200_000, 0], [100_000, 29_873]],
    ['a second plan that is not chosen', 100_000, [[64], [40]], [200_000, null], [70_127, 29_873]],
    ['nothing', 0, [[64], [40]], [200_000, 200_000], [0, 0]],
  ] as const)('is divided for %s', (_what, elected, ages, most, expected) => {
    expect(parts(elected, ages, most)).toEqual(expected);
  });

  it('is never more than there is, and never less than both plans can take', () => {
    const amounts = [0, 1, 99, 12_345, 70_001, 150_000];
    const most = [0, 1, 5_000, 40_000, 90_000];
    const groups = [
      [[3], [40]],
      [[64, 3], [21]],
      [[25], [30, 12, 15]],
    ] as const;
    for (const elected of amounts) {
      for (const first of most) {
        for (const second of most) {
          for (const ages of groups) {
            const [one, other] = parts(elected, ages, [first, second]);
            const used = Math.min(one, first) + Math.min(other, second);
            expect(used).toBe(Math.min(elected, first + second));
          }
        }
      }
    }
  });

  it('stays as it was sent to the marketplace, and the other plan gets the rest', () => {
    const division = { weight: 1, otherWeight: 1, otherMostCents: 10, isFirst: true };
    expect(creditPart(50_000, { ...division, sentCents: 12_300, otherSentCents: null })).toBe(12_300);
    expect(creditPart(50_000, { ...division, sentCents: null, otherSentCents: 12_300 })).toBe(37_700);
    expect(creditPart(5_000, { ...division, sentCents: null, otherSentCents: 12_300 })).toBe(0);
  });
});
