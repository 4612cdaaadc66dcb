import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import type { FirstDay, FirstDaysResponse } from '#shared/quotes/first-days.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { THEME } from '#support/components/theme.ts';
import { buildMember } from '#support/shared/census-members.ts';
import { queryClient } from '../app/query-client.ts';
import { CensusHeader } from './CensusHeader.tsx';
import type { QuoteWrites } from './use-quote-writes.ts';

const [DECEMBER, JANUARY, APRIL] = ['2026-12-01', '2027-01-01', '2027-04-01'].map(isoDate) as [
  FirstDay['EffectiveDate'],
  FirstDay['EffectiveDate'],
  FirstDay['EffectiveDate'],
];
const READINESS = {
  quoteType: 'SmallGroupNewBusiness',
  effectiveDate: JANUARY,
  renewalDate: null,
  today: isoDate('2026-11-23'),
  maxEmployeeAge: 99,
  minimumAdultAge: 18,
  statedEmployees: null,
  mostEmployees: 50,
} as const;

const dayOf = (EffectiveDate: FirstDay['EffectiveDate'], given: Partial<FirstDay> = {}): FirstDay => ({
  EffectiveDate,
  YearlyRate: 11_760,
  Difference: 0,
  FromRates: 0,
  FromBirthdays: 0,
  IsLowest: false,
  Message: '',
  Employees: [],
  ...given,
});
const ANSWER: FirstDaysResponse = {
  PlanId: 7,
  Plans: [
    { PlanId: 7, PlanDisplayName: 'PPO Silver' },
    { PlanId: 8, PlanDisplayName: 'PPO Gold' },
  ],
  Days: [
    dayOf(DECEMBER, {
      ...{ YearlyRate: 11_412, Difference: -348, FromRates: -360, FromBirthdays: 12, IsLowest: true },
      Employees: [
        { EmployeeNumber: 1, Name: 'Ruth Lake', YearlyRate: 3_804, Difference: -108 },
        { EmployeeNumber: 2, Name: '', YearlyRate: 7_608, Difference: -240 },
      ],
    }),
    dayOf(JANUARY),
    dayOf(APRIL, {
      ...{ YearlyRate: null, Difference: null, FromRates: null, FromBirthdays: null, Message: 'Rates not loaded' },
    }),
  ],
};

describe('a year by its first day', () => {
  const setEffectiveDate = jest.fn();
  let answer: FirstDaysResponse;

  beforeEach(() => {
    answer = ANSWER;
    setEffectiveDate.mockClear();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answer)));
  });

  const draw = (AllowedEffectiveDates = [DECEMBER, JANUARY, APRIL]) =>
    render(
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={THEME}>
          <CensusHeader
            quote={{ Id: 5, Version: 1, EffectiveDate: JANUARY, AllowedEffectiveDates } as unknown as QuoteResponse}
            members={[buildMember({ Id: 9 })]}
            writes={{ isMoving: false, staleDialog: null, setEffectiveDate } as unknown as QuoteWrites}
            readiness={READINESS}
            canEdit={false}
            onChoose={() => {}}
          />
        </ThemeProvider>
      </QueryClientProvider>,
    );
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Compare first days' }));
    return within(await screen.findByRole('region', { name: 'Cost of a year by first day' }));
  };
  const asked = () => jest.mocked(fetch).mock.calls.map(([path]) => String(path));

  it('is asked for once somebody compares, and says what rates and birthdays make of it', async () => {
    draw();
    expect(asked()).toEqual([]);
    const table = await open();
    expect(asked()).toEqual(['/api/quote/FirstDays/5']);
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].slice(0, 5).map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['12/1/2026Lowest', '$11,412', '−$348', '−$360', '+$12'],
      ['1/1/2027', '$11,760', 'Now', '$0', '$0'],
      ['4/1/2027', 'Rates not loaded', '—', '—', '—'],
    ]);
  });

  it('names the employees, who differs most first', async () => {
    draw();
    const table = await open();
    fireEvent.click(table.getByRole('button', { name: 'By employee, 12/1/2026' }));
    const list = within(table.getByRole('list', { name: '2 employees from 12/1/2026' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Employee 2: $7,608.00 a year (−$240)',
      'Ruth Lake: $3,804.00 a year (−$108)',
    ]);
  });

  it('changes the quote’s date with one click, and prices another plan', async () => {
    draw();
    const table = await open();
    expect(table.queryByRole('button', { name: 'Use this date, 1/1/2027' })).toBeNull();
    fireEvent.click(table.getByRole('button', { name: 'Use this date, 12/1/2026' }));
    expect(setEffectiveDate.mock.calls).toEqual([[DECEMBER]]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Priced with' }), { target: { value: '8' } });
    await screen.findByRole('region', { name: 'Cost of a year by first day' });
    expect(asked().at(-1)).toBe('/api/quote/FirstDays/5?planId=8');
  });

  it('says why nothing can be priced', async () => {
    answer = { PlanId: null, Plans: [], Days: [] };
    draw();
    fireEvent.click(screen.getByRole('button', { name: 'Compare first days' }));
    expect(
      await screen.findByText('No medical plan can be priced on 1/1/2027, or nobody enrolls in medical.'),
    ).toBeTruthy();
  });

  it('is absent where there is no other date', () => {
    draw([JANUARY]);
    expect(screen.queryByRole('button', { name: 'Compare first days' })).toBeNull();
  });
});
