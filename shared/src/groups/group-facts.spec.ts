import { shownRenewalDate, subGroupNamesText } from '#shared/groups/group-facts';

describe('shownRenewalDate', () => {
  it.each`
    group                                | stored          | number   | shown
    ${'an enrolled group'}               | ${'2027-04-01'} | ${'G77'} | ${'2027-04-01'}
    ${'an enrolled group without a day'} | ${null}         | ${'G77'} | ${null}
    ${'a new group'}                     | ${'2027-01-01'} | ${null}  | ${'2028-01-01'}
    ${'a new group of 29 February'}      | ${'2028-02-29'} | ${null}  | ${'2029-02-28'}
    ${'a new group without a day'}       | ${null}         | ${null}  | ${null}
  `('$group renews on $shown', ({ stored, number, shown }) => {
    expect(shownRenewalDate({ RenewalDate: stored, GroupEnterpriseId: number })).toBe(shown);
  });
});

describe('subGroupNamesText', () => {
  it.each([
    [[], ''],
    [['Acme'], ''],
    [['Acme', 'Acme North'], 'Acme, Acme North'],
    [['Acme', 'Acme North', 'Acme South'], 'Acme, Acme North, Acme South'],
  ])('%j reads "%s"', (names, text) => {
    expect(subGroupNamesText(names)).toBe(text);
  });
});
