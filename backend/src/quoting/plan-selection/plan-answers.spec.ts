import { isoDate } from '#shared/dates/iso-date';
import type { Plan, TierCosts } from '../../catalogue/plans/plan.table.ts';
import { offerAnswerText, toOfferAnswer } from './offer-answers.ts';
import { planAnswerText, toPlanAnswer, toTiers } from './plan-answers.ts';
import type { QuotedMember } from '../quote-plans/quoted-member.ts';

const costs: TierCosts = {
  deductibleIndividualCents: 200_050,
  deductibleFamilyCents: 400_100,
  outOfPocketIndividualCents: 700_000,
  outOfPocketFamilyCents: null,
  coinsurancePercent: 20,
  primaryCareCopay: '$20',
  specialistCopay: '$45 "after" deductible',
  urgentCareCopay: '$50',
  emergencyRoomCopay: '$250',
  genericDrugCopay: '',
};
const plan: Plan = {
  id: 7,
  hiosPlanId: '99107MI9000001',
  businessYear: 2027,
  market: 'SmallGroup',
  coverage: 'medical',
  displayName: 'PPO “Gold” 500',
  metalTier: 'Gold',
  networkType: 'PPO',
  planKind: 'HBC',
  isHsaClaimed: false,
  suiteName: null,
  isAcaPlan: true,
  isShopPlan: false,
  isOnExchange: false,
  isOffExchange: true,
  isNew: false,
  isIntegrated: true,
  isDentalPro: false,
  isDeltaDentalPlan: false,
  isAllowancePlan: false,
  eVisitFirst: false,
  chargesEveryChild: false,
  waitingMonths: 0,
  ehbShareBasisPoints: 10_000,
  tier1: costs,
  tier2: { ...costs, coinsurancePercent: 40 },
};

describe('a plan with its price', () => {
  it.each`
    cents        | selected | rate         | loaded   | message
    ${1_234_567} | ${true}  | ${12_345.67} | ${true}  | ${''}
    ${50}        | ${false} | ${0.5}       | ${true}  | ${''}
    ${0}         | ${false} | ${0}         | ${true}  | ${''}
    ${null}      | ${false} | ${null}      | ${false} | ${'Rates not loaded'}
  `('$cents cents, selected $selected', ({ cents, selected, rate, loaded, message }) => {
    expect(toPlanAnswer(plan, cents, selected)).toMatchObject({
      PlanId: 7,
      PlanType: 'HBC',
      IsMedical: true,
      IsDental: false,
      TotalMonthlyRate: rate,
      MarketRate: rate,
      MonthlyTaxesAndFees: loaded ? 0 : null,
      RatesLoaded: loaded,
      RatesMessage: message,
      Selected: selected,
    });
  });

  it.each([
    [1_234_567, true],
    [1_234_567, false],
    [0, false],
    [null, true],
    [null, false],
  ])('%s cents, selected %s: the text says the same', (cents, selected) => {
    expect(JSON.parse(planAnswerText(plan, cents, selected))).toEqual(toPlanAnswer(plan, cents, selected));
  });

  it.each([1_234_567, null])('%s cents to a household: the text says the same', (totalCents) => {
    const offered = { plan, totalCents };
    const offer = {
      plan: { ...plan, tier1: { ...costs, deductibleIndividualCents: 80_000 } },
      variant: 5,
      percentage: 87,
      isGranted: true,
      essentialCents: totalCents,
      netCents: null,
    } as const;
    const household = { atFiledRates: () => offer, atQuotedRates: () => offer };
    const answer = toOfferAnswer(offered, true, household);
    expect(JSON.parse(offerAnswerText(offered, true, household))).toEqual(answer);
    expect(answer).toMatchObject({
      CsrVariant: 5,
      NetMonthlyRate: null,
      PlanDetailsPreferredNetwork: { Tier1PlanDetails: { MedicalDeductibleIndividual: 800 } },
      CostReduction: {
        Percentage: 87,
        IsGranted: true,
        StandardTier1PlanDetails: { MedicalDeductibleIndividual: 2000.5 },
      },
    });
  });

  it('says nothing of households to a group', () => {
    expect(offerAnswerText({ plan, totalCents: 50 }, false, null)).toBe(planAnswerText(plan, 50, false));
    expect(JSON.parse(JSON.stringify(toPlanAnswer(plan, 50, false)))).not.toHaveProperty('CsrVariant');
  });

  it('shows deductibles in dollars', () => {
    const { Tier1PlanDetails, Tier2PlanDetails } = toPlanAnswer(plan, 0, false).PlanDetailsPreferredNetwork;
    expect(Tier1PlanDetails).toMatchObject({ MedicalDeductibleIndividual: 2000.5, OutOfPocketMaximumFamily: null });
    expect(Tier2PlanDetails?.CoinsurancePercent).toBe(40);
  });
});

describe('toTiers', () => {
  const person = (employeeNumber: number, relationship: QuotedMember['relationship'], rateCents: number) => ({
    member: { id: rateCents, employeeNumber, relationship, dateOfBirth: isoDate('1990-01-01') } as QuotedMember,
    rateCents,
  });

  it('counts households by who is covered with the employee; the tiers add up to the premium', () => {
    const rates = [
      person(1, 'Self', 100),
      person(2, 'Self', 200),
      person(2, 'DomesticPartner', 210),
      person(3, 'Self', 300),
      person(3, 'Child', 50),
      person(3, 'Child', 0),
      person(4, 'Self', 401),
      person(4, 'Spouse', 402),
      person(4, 'Child', 403),
    ];
    expect(toTiers(rates)).toEqual([
      { Tier: 'Employee only', Employees: 1, MonthlyRate: 1 },
      { Tier: 'Employee and spouse', Employees: 1, MonthlyRate: 4.1 },
      { Tier: 'Employee and child(ren)', Employees: 1, MonthlyRate: 3.5 },
      { Tier: 'Family', Employees: 1, MonthlyRate: 12.06 },
    ]);
  });
});
