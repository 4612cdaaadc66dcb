import { DRIVER_SENTENCES, type DriverFacts } from './driver-words.ts';
import type { RenewalDriver } from './premium-change.ts';

const FACTS: DriverFacts = {
  yearNow: 2026,
  yearThen: 2027,
  currentPlan: 'PPO Silver 2500',
  successor: 'PPO Silver 3000',
  isContinued: false,
  aged: [
    { name: 'Rosa', ageNow: 41, ageThen: 42, percent: 1.9 },
    { name: 'Theo', ageNow: 9, ageThen: 10, percent: 0 },
  ],
  ratePercent: 6.2,
  tobacco: [],
  countyNow: 'Kent',
  countyThen: 'Kent',
  joined: [],
  left: [],
  credit: { nowCents: 31_840, thenCents: 28_000, missing: null, benchmark: null },
};
const say = (driver: RenewalDriver, given: Partial<DriverFacts> = {}) =>
  DRIVER_SENTENCES[driver]({ ...FACTS, ...given });

describe('the sentence of a driver', () => {
  it.each<[RenewalDriver, Partial<DriverFacts>, string]>([
    ['Age', {}, 'Premiums rise with age. At the rates of 2026: Rosa 41 to 42 (+1.9%); Theo 9 to 10 (0.0%).'],
    ['Age', { aged: [{ name: 'Rosa', ageNow: 41, ageThen: 41, percent: 0 }] }, 'Nobody’s age for the premium changes.'],
    ['Rate', {}, 'The filed rates of PPO Silver 3000 change by +6.2% from 2026 to 2027.'],
    [
      'Rate',
      { isContinued: true, ratePercent: -1.5 },
      'The filed rates of PPO Silver 2500 change by −1.5% from 2026 to 2027.',
    ],
    ['Rate', { ratePercent: 0 }, 'The filed rates of PPO Silver 3000 stay the same in 2027.'],
    ['Rate', { ratePercent: null }, 'The filed rates of PPO Silver 3000 are not compared between 2026 and 2027.'],
    ['Tobacco', {}, 'The answers about tobacco are those of the contract.'],
    ['Tobacco', { tobacco: [{ name: 'Rosa', usesNow: true }] }, 'Rosa uses tobacco now.'],
    [
      'Tobacco',
      {
        tobacco: [
          { name: 'Rosa', usesNow: true },
          { name: 'Mateo', usesNow: true },
          { name: 'Ada', usesNow: false },
        ],
      },
      'Rosa and Mateo use tobacco now; Ada no longer uses tobacco.',
    ],
    ['Area', {}, 'The household lives in the same county.'],
    ['Area', { countyThen: 'Ottawa' }, 'Plans are rated for Ottawa County instead of Kent County.'],
    ['PlanMapping', {}, 'PPO Silver 3000 follows PPO Silver 2500 and has other rates.'],
    ['PlanMapping', { successor: 'PPO Silver 2500', isContinued: true }, 'PPO Silver 2500 continues.'],
    ['Household', {}, 'The same people are covered.'],
    ['Household', { joined: ['Nia'], left: ['Theo', 'Mateo', 'Ada'] }, 'Nia joins; Theo, Mateo and Ada leave.'],
    ['Credit', {}, 'The tax credit pays $280.00 (estimate) instead of $318.40.'],
    [
      'Credit',
      { credit: { nowCents: 0, thenCents: 0, missing: null, benchmark: { nowCents: 50_000, thenCents: 48_000 } } },
      'No tax credit pays for the premium, now or then. The benchmark plan costs $480.00 in 2027, $500.00 in 2026.',
    ],
    [
      'Credit',
      { credit: { nowCents: 0, thenCents: null, missing: 'Enter income.', benchmark: null } },
      'Not estimated. Enter income.',
    ],
  ])('%s with %j', (driver, given, sentence) => {
    expect(say(driver, given)).toBe(sentence);
  });
});
