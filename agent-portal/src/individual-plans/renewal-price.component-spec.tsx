import { render, screen, within } from '@testing-library/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import { RENEWAL_DRIVERS } from '#shared/contract-renewals/premium-change';
import { isoDate } from '#shared/dates/iso-date';
import { householdTerms } from './household/household-terms.ts';
import { RenewalPriceSection } from './RenewalPriceSection.tsx';

const AMOUNTS = { Age: 1, Rate: 40, Tobacco: -3.5, Area: 0, PlanMapping: 0, Household: 0, Credit: null };
const RENEWAL: ContractRenewalResponse = {
  ContractId: 'C1',
  Year: 2027,
  CurrentPlanId: 3,
  CurrentPlanName: 'Silver Old',
  SuccessorPlanId: 4,
  SuccessorPlanName: 'Silver New',
  Validity: 'Replaced',
  Message: 'Silver Old is being discontinued and maps to Silver New.',
  Now: { EffectiveDate: isoDate('2026-01-01'), Premium: 626, Credit: 0, Net: 626 },
  Then: { EffectiveDate: isoDate('2027-01-01'), Premium: 663.5, Credit: null, Net: null },
  Change: {
    Before: 626,
    After: 663.5,
    Change: 37.5,
    Percent: 6,
    IsBeforeCredit: true,
    Drivers: RENEWAL_DRIVERS.map((Driver) => ({ Driver, Amount: AMOUNTS[Driver], Sentence: `About ${Driver}.` })),
  },
  Notes: ['A note.'],
  People: [],
};
const show = (data: ContractRenewalResponse) =>
  render(<RenewalPriceSection renewal={{ data, error: null } as UseQueryResult<ContractRenewalResponse>} />);

describe('why the price of a renewal changes', () => {
  it('is shown as now, then and the difference, with a line for each cause that adds up', () => {
    show(RENEWAL);
    expect(screen.getByText('+$37.50 (+6.0%)')).toBeTruthy();
    expect(screen.getByText('$626.00') && screen.getByText('$663.50')).toBeTruthy();
    expect(screen.getByText('Premiums before any tax credit')).toBeTruthy();
    const rows = within(screen.getByRole('table', { name: 'Causes of the change, in dollars a month' })).getAllByRole(
      'row',
    );
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CauseMonthly',
      'AgeAbout Age.+$1.00',
      'Filed ratesAbout Rate.+$40.00',
      'Tobacco useAbout Tobacco.($3.50)',
      'Change of planAbout PlanMapping.$0.00',
      'HouseholdAbout Household.$0.00',
      'Tax creditAbout Credit.Not estimated',
      'Change+$37.50',
    ]);
    expect(screen.getByText('A note.')).toBeTruthy();
  });

  it('is not shown where it cannot be calculated: the reason is', () => {
    show({ ...RENEWAL, Then: null, Change: null, Message: 'No plan follows Silver Old.' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText(/No plan follows Silver Old\./)).toBeTruthy();
    expect(screen.getByText('Now $626.00 a month.')).toBeTruthy();
  });

  it.each([
    [
      3,
      4,
      [
        [4, 'Follows the current plan'],
        [3, 'Current plan'],
      ],
    ],
    [3, 3, [[3, 'Current plan']]],
    [null, null, []],
  ])('marks current plan %s and successor %s', (CurrentPlanId, SuccessorPlanId, marks) => {
    const quote = { Ffm: null, Companion: null, Individual: { CoverageLength: null } };
    const { renewal } = householdTerms([], quote, {
      renewal: { ...RENEWAL, CurrentPlanId, SuccessorPlanId },
    });
    expect([...renewal!.marks]).toEqual(marks);
  });
});
