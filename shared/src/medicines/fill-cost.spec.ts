import { type CostOption, fillCost, type TierTerms } from '#shared/medicines/fill-cost';

const terms = (
  copayCents: number,
  copayOption: CostOption,
  coinsuranceBasisPoints: number,
  coinsuranceOption: CostOption,
): TierTerms => ({ copayCents, copayOption, coinsuranceBasisPoints, coinsuranceOption });

describe('the cost of one month of a medicine', () => {
  it.each`
    copay   | option                          | share   | ofShare                         | withDeductible          | without
    ${1500} | ${''}                           | ${0}    | ${''}                           | ${1500}                 | ${1500}
    ${1500} | ${''}                           | ${0}    | ${'NO-CHARGE'}                  | ${1500}                 | ${1500}
    ${0}    | ${'NO-CHARGE'}                  | ${0}    | ${''}                           | ${0}                    | ${0}
    ${0}    | ${''}                           | ${0}    | ${'NO-CHARGE'}                  | ${0}                    | ${0}
    ${0}    | ${'NO-CHARGE'}                  | ${0}    | ${'NO-CHARGE'}                  | ${0}                    | ${0}
    ${1500} | ${'BEFORE-DEDUCTIBLE'}          | ${0}    | ${''}                           | ${'deductible'}         | ${1500}
    ${1500} | ${'AFTER-DEDUCTIBLE'}           | ${0}    | ${''}                           | ${'deductible'}         | ${1500}
    ${0}    | ${'AFTER-DEDUCTIBLE'}           | ${0}    | ${''}                           | ${'deductible'}         | ${0}
    ${0}    | ${'NO-CHARGE-AFTER-DEDUCTIBLE'} | ${0}    | ${''}                           | ${'deductible'}         | ${0}
    ${1500} | ${''}                           | ${0}    | ${'AFTER-DEDUCTIBLE'}           | ${'deductible'}         | ${1500}
    ${0}    | ${'NO-CHARGE'}                  | ${0}    | ${'NO-CHARGE-AFTER-DEDUCTIBLE'} | ${'deductible'}         | ${0}
    ${0}    | ${'NO-CHARGE'}                  | ${2000} | ${''}                           | ${'share of the price'} | ${'share of the price'}
    ${0}    | ${''}                           | ${2000} | ${'AFTER-DEDUCTIBLE'}           | ${'share of the price'} | ${'share of the price'}
    ${2000} | ${'AFTER-DEDUCTIBLE'}           | ${1000} | ${'BEFORE-DEDUCTIBLE'}          | ${'share of the price'} | ${'share of the price'}
    ${0}    | ${''}                           | ${0}    | ${''}                           | ${'unclear'}            | ${'unclear'}
    ${1500} | ${'NO-CHARGE'}                  | ${0}    | ${''}                           | ${'unclear'}            | ${'unclear'}
    ${1500} | ${'NO-CHARGE-AFTER-DEDUCTIBLE'} | ${0}    | ${''}                           | ${'unclear'}            | ${'unclear'}
    ${1500} | ${''}                           | ${2000} | ${'NO-CHARGE'}                  | ${'unclear'}            | ${'unclear'}
    ${1500} | ${''}                           | ${2000} | ${'NO-CHARGE-AFTER-DEDUCTIBLE'} | ${'unclear'}            | ${'unclear'}
  `(
    'with a copay of $copay cents $option and a share of $share $ofShare: $withDeductible, without deductible $without',
    ({ copay, option, share, ofShare, withDeductible, without }) => {
      const answer = (hasNoDeductible: boolean) => {
        const cost = fillCost(terms(copay, option, share, ofShare), hasNoDeductible);
        return 'cents' in cost ? cost.cents : cost.unknown;
      };
      expect([answer(false), answer(true)]).toEqual([withDeductible, without]);
    },
  );

  it('is not known where none is filed for the tier', () => {
    expect(fillCost(null, true)).toEqual({ unknown: 'not filed' });
  });
});
