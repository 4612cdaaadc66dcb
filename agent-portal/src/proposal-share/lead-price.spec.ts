import type { ProposalFigures, ProposedPlan } from '#shared/proposals/proposal-figures.record';
import { leadPrice } from './lead-price.ts';

const plan = (Coverage: ProposedPlan['Coverage'], PerEmployee: number) => ({ Coverage, PerEmployee }) as ProposedPlan;
const [SILVER, GOLD, DENTAL] = [plan('medical', 500), plan('medical', 700), plan('dental', 30)];
const ASSIGNED = { PerEmployee: 640 } as ProposalFigures['Assigned'];

describe('what the page of a proposal leads with', () => {
  it.each([
    ['nothing', [], null, null],
    ['the only plan', [SILVER, DENTAL], null, { perEmployee: 500, isLowest: false }],
    ['the lowest of several', [SILVER, GOLD, DENTAL], null, { perEmployee: 500, isLowest: true }],
    ['dental plans alone', [DENTAL], null, { perEmployee: 30, isLowest: false }],
    ['the assigned plans', [SILVER, GOLD], ASSIGNED, { perEmployee: 640, isLowest: false }],
  ])('is %s', (_what, Plans, Assigned, expected) => {
    expect(leadPrice({ InsurerName: '', Plans, Assigned })).toEqual(expected);
  });
});
