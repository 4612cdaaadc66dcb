import { deductibleBandOf } from '#shared/plans/deductible-band';

describe('deductibleBandOf', () => {
  it.each`
    dollars   | band
    ${null}   | ${null}
    ${0}      | ${'$0-$500'}
    ${500}    | ${'$0-$500'}
    ${500.5}  | ${'$501-$1500'}
    ${501}    | ${'$501-$1500'}
    ${1500}   | ${'$501-$1500'}
    ${1501}   | ${'$1501-$3000'}
    ${3000}   | ${'$1501-$3000'}
    ${3001}   | ${'$3001+'}
    ${100000} | ${'$3001+'}
  `('a deductible of $dollars is in $band', ({ dollars, band }) => {
    expect(deductibleBandOf(dollars)).toBe(band);
  });
});
