import type { ProposalFigures, ProposedPlan } from '#shared/proposals/proposal-figures.record';
import { leadPrice } from './lead-price.ts';

const plan = (Coverage: ProposedPlan['Coverage'], PerEmployee: number) => ({ Coverage, PerEmployee }) as ProposedPlan;
const FAMILY = { Coverage: 'medical', PerEmployee: null, Premium: 1110.45 } as ProposedPlan;
const [SILVER, GOLD, DENTAL] = [plan('medical', 500), plan('medical', 700), plan('dental', 30)];
const ASSIGNED = { PerEmployee: 640 } as ProposalFigures['Assigned'];

describe('what the page of a proposal leads with', () => {
  it.each([
    ['nothing', [], null, null],
    ['the only plan', [SILVER, DENTAL], null, { amount: 500, isLowest: false }],
    ['the lowest of several', [SILVER, GOLD, DENTAL], null, { amount: 500, isLowest: true }],
    ['dental plans alone', [DENTAL], null, { amount: 30, isLowest: false }],
    ['what a household pays for all', [FAMILY], null, { amount: 1110.45, isLowest: false }],
    ['the assigned plans', [SILVER, GOLD], ASSIGNED, { amount: 640, isLowest: false }],
  ])('is %s', (_what, Plans, Assigned, expected) => {
    expect(leadPrice({ InsurerName: '', Plans, Assigned, Household: null })).toEqual(expected);
  });
});
