import { doctorProblem } from '#shared/book-of-business/individuals/today/doctor-problem';
import { renewalWindow } from '#shared/book-of-business/individuals/today/renewal-window';
import { isoDate } from '#shared/dates/iso-date';

const RULES = {
  OEPContractRenewalBegin: isoDate('2026-10-15'),
  OEPContractRenewalEnd: isoDate('2026-12-15'),
};

describe('contracts', () => {
  it.each([
    ['2026-10-14', null],
    ['2026-10-15', 2027],
    ['2026-12-15', 2027],
    ['2026-12-16', null],
  ])('are renewed on %s for %s', (today, year) => {
    expect(renewalWindow(isoDate(today), RULES)?.year ?? null).toBe(year);
  });

  it('are renewed from January 1 on, also in a window that ends in January', () => {
    const rules = { ...RULES, OEPContractRenewalEnd: isoDate('2027-01-15') };
    expect(renewalWindow(isoDate('2027-01-15'), rules)).toEqual({
      year: 2027,
      begins: '2027-01-01',
      lastDayBefore: '2026-12-31',
      until: '2027-01-15',
    });
  });

  it.each([
    { ...RULES, OEPContractRenewalBegin: null },
    { ...RULES, OEPContractRenewalEnd: null },
  ])('are never renewed without a beginning and an end', (rules) => {
    expect(renewalWindow(isoDate('2026-11-23'), rules)).toBeNull();
  });
});

describe('a doctor', () => {
  const HMO = { networkType: 'HMO' } as const;
  it.each([
    [HMO, true, true, false, null],
    [HMO, true, false, false, 'NotAccepting'],
    [HMO, true, false, true, null],
    [HMO, false, true, true, 'NotInNetwork'],
    [HMO, false, false, false, 'NotInNetwork'],
    [{ networkType: 'POS' } as const, true, false, false, 'NotAccepting'],
    [{ networkType: 'PPO' } as const, false, false, false, null],
    [null, false, false, false, 'NotAccepting'],
    [null, false, true, false, null],
  ])(
    'of plan %j, in network %s, accepting %s, of an existing patient %s: %s',
    (plan, isInNetwork, acceptsNewPatients, isExistingPatient, problem) => {
      expect(doctorProblem({ plan, isInNetwork, acceptsNewPatients, isExistingPatient })).toBe(problem);
    },
  );
});
