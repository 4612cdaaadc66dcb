import type { DashboardFigures } from '#shared/groups/dashboard-figures.record';
import { dashboardRow, renewalRow } from '#support/shared/groups.ts';
import { figuresOf } from './figures.ts';

const costing = (Amount: number) => ({ Amount, IsLowest: false });
const FIGURES: DashboardFigures = {
  Pipeline: [
    { Status: 'Quoting', Quotes: 2, Premium: 1_000.5 },
    { Status: 'SignatureRequired', Quotes: 1, Premium: 500 },
    { Status: 'Complete', Quotes: 1, Premium: 700 },
    { Status: 'Pended', Quotes: 1, Premium: 0 },
  ],
  Renewals: { Groups: 3, PremiumNow: 5_000, Compared: 2, ComparedNow: 4_000, ComparedThen: 4_300 },
  RenewalMonths: [],
};

describe('the figures of the dashboard', () => {
  it('are the premium in quotes and in review, renewals with their change, and what is at risk', () => {
    const urgent = [
      { row: dashboardRow(1, { Premium: costing(300) }), action: { reason: 'signature', deadline: null } },
      {
        row: renewalRow(2, '2027-01-01', { Premium: costing(1), PremiumNow: costing(200) }),
        action: { reason: 'renewalDue', deadline: null },
      },
      { row: dashboardRow(3), action: { reason: 'pended', deadline: null } },
    ] as const;
    expect(figuresOf(FIGURES, urgent)).toEqual([
      { label: 'Premium in quotes', figure: '$1,500.50', notes: ['a month, 3 quotes'] },
      { label: 'Premium in review', figure: '$700.00', notes: ['a month, 2 quotes'] },
      {
        label: 'Renewals in 60 days',
        figure: '3',
        notes: ['$5,000.00 a month now', '+$300.00 (+7.5%) for 2 of them'],
      },
      { label: 'At risk', figure: '$500.00', notes: ['a month, 3 groups under “Needs action”'] },
    ]);
  });

  it('name the change beside the figure once all renewals have a price', () => {
    const Renewals = { Groups: 2, PremiumNow: 4_000, Compared: 2, ComparedNow: 4_000, ComparedThen: 3_900 };
    expect(figuresOf({ ...FIGURES, Renewals }, [])[2]).toMatchObject({
      change: '−2.5%',
      notes: ['$4,000.00 a month now', '($100.00) (−2.5%)'],
    });
  });

  it('name no change before a renewal has a price', () => {
    const Renewals = { Groups: 1, PremiumNow: 900, Compared: 0, ComparedNow: 0, ComparedThen: 0 };
    expect(figuresOf({ ...FIGURES, Renewals }, [])[2]).toEqual({
      label: 'Renewals in 60 days',
      figure: '1',
      notes: ['$900.00 a month now'],
    });
  });
});
