import type { DashboardFigures } from '#shared/groups/dashboard.record';
import { NO_PREMIUMS } from '#shared/quotes/quote-premium.record';
import { dashboardRow, renewalRow } from '#support/shared/groups.ts';
import { figuresOf } from './figures.ts';

const costing = (Amount: number, IsLowest = false) => ({ Amount, IsLowest });
const known = (Known: number, KnownQuotes = 1) => ({ ...NO_PREMIUMS, Known, KnownQuotes });
const atLeast = (AtLeast: number, AtLeastQuotes = 1) => ({ ...NO_PREMIUMS, AtLeast, AtLeastQuotes });
const FIGURES: DashboardFigures = {
  Pipeline: [
    { Status: 'Quoting', Quotes: 2, Premium: known(1_000.5, 2) },
    { Status: 'SignatureRequired', Quotes: 1, Premium: known(500) },
    { Status: 'Complete', Quotes: 1, Premium: known(700) },
    { Status: 'Pended', Quotes: 1, Premium: NO_PREMIUMS },
  ],
  Renewals: { Groups: 3, PremiumNow: known(5_000, 3), Compared: 2, ComparedNow: 4_000, ComparedThen: 4_300 },
  RenewalMonths: [],
};

describe('the figures of the dashboard', () => {
  it('are the premium in quotes and in review, renewals with their change, and what needs action', () => {
    const urgent = [
      {
        row: dashboardRow(1, { Premium: costing(300) }),
        action: { reason: 'signature', deadline: null, deadlineOf: 'effective' },
      },
      {
        row: renewalRow(2, '2027-01-01', { Premium: costing(1), PremiumNow: costing(200) }),
        action: { reason: 'renewalDue', deadline: null, deadlineOf: 'effective' },
      },
      { row: dashboardRow(3), action: { reason: 'pended', deadline: null, deadlineOf: 'effective' } },
    ] as const;
    expect(figuresOf(FIGURES, urgent)).toEqual([
      { label: 'Quoted premium', figure: '$1,500.50', notes: ['a month, 3 quotes'] },
      { label: 'Premium in review', figure: '$700.00', notes: ['a month, 2 quotes'] },
      {
        label: 'Renewals in 60 days',
        figure: '3',
        notes: ['$5,000.00 a month now', '+$300.00 (+7.5%) for 2 of them'],
      },
      { label: 'Needs action', figure: '$500.00', notes: ['a month, 3 clients'] },
    ]);
  });

  it('never add what is known to what is only the least', () => {
    const Pipeline: DashboardFigures['Pipeline'] = [
      { Status: 'Quoting', Quotes: 3, Premium: atLeast(8_464.08, 2) },
      { Status: 'SignatureRequired', Quotes: 1, Premium: known(9_775.86) },
      { Status: 'Complete', Quotes: 2, Premium: atLeast(700, 2) },
    ];
    const urgent = [
      {
        row: dashboardRow(1, { Premium: costing(300) }),
        action: { reason: 'signature', deadline: null, deadlineOf: 'effective' },
      },
      {
        row: dashboardRow(2, { Premium: costing(90, true) }),
        action: { reason: 'signature', deadline: null, deadlineOf: 'effective' },
      },
    ] as const;
    const [quotes, review, , action] = figuresOf({ ...FIGURES, Pipeline }, urgent);
    expect([quotes, review, action]).toEqual([
      {
        label: 'Quoted premium',
        figure: '$9,775.86',
        notes: ['a month, 4 quotes', 'and from $8,464.08 in 2 quotes with plans to choose from'],
      },
      { label: 'Premium in review', figure: 'from $700.00', notes: ['a month, 2 quotes'] },
      {
        label: 'Needs action',
        figure: '$300.00',
        notes: ['a month, 2 clients', 'and from $90.00 in 1 quote with plans to choose from'],
      },
    ]);
  });

  it('name the change beside the figure once all renewals have a price', () => {
    const Renewals = { Groups: 2, PremiumNow: known(4_000, 2), Compared: 2, ComparedNow: 4_000, ComparedThen: 3_900 };
    expect(figuresOf({ ...FIGURES, Renewals }, [])[2]).toMatchObject({
      change: '−2.5%',
      notes: ['$4,000.00 a month now', '($100.00) (−2.5%)'],
    });
  });

  it('name no change before a renewal has a price', () => {
    const Renewals = { Groups: 1, PremiumNow: known(900), Compared: 0, ComparedNow: 0, ComparedThen: 0 };
    expect(figuresOf({ ...FIGURES, Renewals }, [])[2]).toEqual({
      label: 'Renewals in 60 days',
      figure: '1',
      notes: ['$900.00 a month now'],
    });
  });
});
