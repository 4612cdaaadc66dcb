import { isoDate } from '#shared/dates/iso-date';
import {
  contractRenewalDate,
  contractRenewalProblem,
  contractRenewalYear,
  type RenewableContract,
  type RenewalFacts,
} from './contract-renewal.ts';

const RULES: RenewalFacts['rules'] = {
  OpenEnrollmentStartDate: isoDate('2026-11-01'),
  OpenEnrollmentEndDate: isoDate('2027-01-15'),
  OEPQuotingOnlyBegins: isoDate('2026-10-01'),
  OEPQuotingOnlyEnds: isoDate('2026-10-31'),
  OEPJanuaryCutOffDate: isoDate('2026-12-15'),
  OEPFebruaryCutOffDate: isoDate('2027-01-15'),
  OEPMarchCutOffDate: null,
  OEPContractRenewalBegin: isoDate('2026-10-15'),
  OEPContractRenewalEnd: isoDate('2026-12-15'),
  IndividualBookOfBusinessRetirementDate: isoDate('2028-01-01'),
};
const CONTRACT: RenewableContract = {
  isMedicare: false,
  isVoid: false,
  isActive: true,
  effectiveDate: isoDate('2026-01-01'),
  terminationDate: null,
  isShortTerm: false,
};
const on = (
  day: string,
  given: Partial<RenewalFacts['rules']> = {},
  audience: RenewalFacts['audience'] = 'external',
) => ({
  today: isoDate(day),
  audience,
  rules: { ...RULES, ...given },
});
const problem = (given: Partial<RenewableContract>, facts = on('2026-11-23')) =>
  contractRenewalProblem({ ...CONTRACT, ...given }, facts);

describe('the renewal period', () => {
  it.each([
    ['2026-10-14', 'Contracts can be renewed from 10/15/2026 on.'],
    ['2026-10-15', null],
    ['2026-12-15', null],
    ['2026-12-16', 'The renewal period ended on 12/15/2026. Start a new quote for the household.'],
  ])('on %s: %s', (day, expected) => {
    expect(problem({}, on(day))).toBe(expected);
  });

  it('binds agents and not staff', () => {
    expect(['2026-10-14', '2026-12-16'].map((day) => problem({}, on(day, {}, 'internal')))).toEqual([null, null]);
  });

  it('may not be set, or be outside of open enrollment', () => {
    expect(problem({}, on('2026-11-23', { OEPContractRenewalEnd: null }))).toBe(
      'No renewal period is set, so contracts cannot be renewed. Start a new quote for the household.',
    );
    expect(problem({}, on('2026-09-20', { OEPContractRenewalBegin: isoDate('2026-09-15') }))).toBe(
      'Open enrollment can be quoted from 10/1/2026 on.',
    );
  });

  it.each([
    ['2026-08-31', 2027],
    ['2026-12-15', 2027],
    ['2026-12-16', 2027],
    ['2027-03-01', 2027],
    ['2027-09-01', 2028],
  ])('on %s is for %i', (day, year) => {
    expect(contractRenewalYear(on(day))).toBe(year);
  });

  it('may go on in January of the year that it is for', () => {
    const facts = on('2027-01-05', { OEPContractRenewalEnd: isoDate('2027-01-15') });
    expect([contractRenewalYear(facts), contractRenewalDate(facts)]).toEqual([2027, '2027-02-01']);
  });
});

describe('the effective date of a renewal', () => {
  it.each([
    ['2026-10-15', {}, 'external', '2027-01-01'],
    ['2026-12-15', {}, 'external', '2027-01-01'],
    ['2026-12-16', {}, 'external', '2027-02-01'],
    ['2026-12-16', {}, 'internal', '2027-01-01'],
    ['2026-11-23', { OEPJanuaryCutOffDate: null, OEPFebruaryCutOffDate: null }, 'external', null],
  ] as const)('on %s with %j for %s users is %s', (day, rules, audience, expected) => {
    expect(contractRenewalDate(on(day, rules, audience))).toBe(expected);
  });
});

describe('a contract that cannot be renewed', () => {
  it.each<[string, Partial<RenewableContract>, string | null]>([
    [
      'of Medicare',
      { isMedicare: true },
      'Medicare contracts are not renewed here. Their coverage continues automatically; for another plan, please contact the carrier.',
    ],
    [
      'void',
      { isVoid: true },
      'This contract is void, so there is nothing to renew. Start a new quote for the household.',
    ],
    [
      'ended',
      { terminationDate: isoDate('2026-11-22'), isActive: false },
      'This contract ended on 11/22/2026. Start a new quote; the household may qualify for a special enrollment.',
    ],
    [
      'not active',
      { isActive: false },
      'This contract is not active. Start a new quote; the household may qualify for a special enrollment.',
    ],
    [
      'ending before the renewal',
      { terminationDate: isoDate('2026-12-30') },
      'This contract ends on 12/30/2026, before it could be renewed. Start a new quote for the household.',
    ],
    ['ending with the year', { terminationDate: isoDate('2026-12-31') }, null],
    [
      'short-term',
      { isShortTerm: true },
      'Short-term coverage cannot be renewed. Start a new quote for the household.',
    ],
    [
      'of the new year',
      { effectiveDate: isoDate('2027-01-01') },
      'This contract begins on 1/1/2027 and covers 2027 already. There is nothing to renew yet.',
    ],
    ['of December', { effectiveDate: isoDate('2026-12-01') }, null],
    ['of an earlier year', { effectiveDate: isoDate('2024-01-01') }, null],
  ])('%s', (_what, given, expected) => {
    expect(problem(given)).toBe(expected);
  });

  it('is one of a retired book, for staff too', () => {
    const retired = { IndividualBookOfBusinessRetirementDate: isoDate('2026-11-23') };
    const sentence = 'The individual book of business is retired. Please use the agent portal.';
    expect(problem({}, on('2026-11-22', retired))).toBeNull();
    expect(problem({}, on('2026-11-23', retired))).toBe(sentence);
    expect(problem({}, on('2026-11-23', retired, 'internal'))).toBe(sentence);
  });
});
