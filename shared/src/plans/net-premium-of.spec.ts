import { unsubsidizedPart } from '#shared/plans/net-premium-of';

describe('the part of a premium that no tax credit pays', () => {
  it.each([
    ['is what is not essential, under a credit', 600.1, 100, 590.05, 10.05],
    ['is the whole premium without a credit', 600, 600, 590, 600],
    ['is the whole premium where the credit is not known', 600, null, 590, 600],
    ['is unknown without rates', null, null, null, null],
  ])('%s', (_what, TotalMonthlyRate, NetMonthlyRate, EHBAmount, expected) => {
    expect(unsubsidizedPart({ TotalMonthlyRate, NetMonthlyRate, EHBAmount })).toBe(expected);
  });
});
