import { CSR_LEVELS } from '#shared/eligibility/cost-sharing';
import { COVERAGE_TIERS, METAL_TIERS, NETWORK_TYPES, PLAN_KINDS } from '#shared/plans/plan-codes';
import { PREMIUM } from '#shared/quotes/quote-premium.record';
import { record, whereTheyApply, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  id,
  instant,
  listOf,
  nested,
  number,
  orNull,
  text,
  whole,
} from '#shared/records/kinds';

const amount = (label: string) => described(orNull(dollars(label)), 'Dollars; null: not covered, or does not apply.');
const copay = (label: string) => text(label, { example: '$20' });
const rate = (label: string) => dollars(label, { about: 'Dollars a month.', example: 612.4 });
const RATES_MESSAGE = text('Rates message', { about: "Why there are no rates; '' where there are.", example: '' });

/** What members pay in one network tier. */
export const TIER_DETAILS = record({
  MedicalDeductibleIndividual: amount('Deductible, individual'),
  MedicalDeductibleFamily: amount('Deductible, family'),
  OutOfPocketMaximumIndividual: amount('Out-of-pocket maximum, individual'),
  OutOfPocketMaximumFamily: amount('Out-of-pocket maximum, family'),
  CoinsurancePercent: orNull(number('Coinsurance', { example: 20 })),
  PrimaryCareCopay: copay('Primary care'),
  SpecialistCopay: copay('Specialist'),
  UrgentCareCopay: copay('Urgent care'),
  EmergencyRoomCopay: copay('Emergency room'),
  GenericDrugCopay: copay('Generic drugs'),
});

/** A plan as a household gets it, besides what every quote is told: under its tax credit and its cost-sharing reduction. */
export const HOUSEHOLD_PART = record({
  IsOnExchange: flag('On the exchange', {
    about: 'Sold through the marketplace, where a tax credit can pay part of the premium.',
  }),
  EHBAmount: described(
    orNull(rate('EHB amount')),
    'Part of a medical premium for essential health benefits, dollars a month; null when rates are not loaded.',
  ),
  NetMonthlyRate: described(
    orNull(rate('Net premium')),
    'What remains of the premium under the elected tax credit, dollars a month; null when rates or the figures of the credit are not loaded.',
  ),
  CsrVariant: described(
    code('Cost-sharing variant', CSR_LEVELS),
    '1: standard costs; otherwise the tier 1 details and the benefits are those of this variant.',
  ),
  CostReduction: described(
    orNull(
      nested(
        'Cost-sharing reduction',
        record({
          Percentage: orNull(number('Percentage', { about: 'Of the costs, paid by the plan.', example: 87 })),
          IsGranted: flag('Granted', { about: 'By the marketplace; otherwise it is an estimate.' }),
          StandardTier1PlanDetails: nested('Standard costs', TIER_DETAILS),
        }),
      ),
    ),
    'What the variant replaces; null for standard costs.',
  ),
});

/** One plan as offered to a quote. GET /api/plan/GetAllPlans/{quoteId}. Spec 002 section 3, "Plan". */
export const PLAN = record('PlanAnswer', {
  PlanId: id('Plan'),
  HiosPlanId: text('Filed id', { example: '12345MI0010001' }),
  PlanDisplayName: text('Plan', { example: 'HMO Gold 1500' }),
  IsMedical: flag('Medical'),
  IsDental: flag('Dental'),
  IsVision: flag('Vision'),
  IsDentalPro: flag('Dental Pro'),
  IsDeltaDentalPlan: flag('Delta Dental'),
  IsAcaPlan: flag('ACA'),
  IsShopPlan: flag('SHOP'),
  IsIntegrated: flag('Integrated'),
  IsAllowancePlan: flag('Allowance'),
  EVisitFirst: flag('E-visit first'),
  PlanSuiteName: orNull(text('Plan suite', { example: 'Priority Suite' })),
  MetalTier: orNull(code('Metal tier', METAL_TIERS)),
  ProviderNetworkType: orNull(code('Network', NETWORK_TYPES)),
  PlanType: described(code('Plan type', PLAN_KINDS), 'Spec 000 section 9.'),
  HsaCompatible: flag('HSA', {
    about: 'A health savings account can be had with the plan: by law of its year, market and tier, or by its design.',
  }),
  PlanDetailsPreferredNetwork: nested(
    'Preferred network',
    record({
      Tier1PlanDetails: nested('Tier 1', TIER_DETAILS),
      Tier2PlanDetails: orNull(nested('Tier 2', TIER_DETAILS)),
    }),
  ),
  TotalMonthlyRate: described(
    orNull(rate('Monthly premium')),
    "The whole group's monthly premium in dollars; null when rates are not loaded.",
  ),
  MarketRate: orNull(rate('Market rate')),
  MonthlyTaxesAndFees: orNull(rate('Taxes and fees')),
  RatesLoaded: flag('Rates loaded'),
  RatesMessage: RATES_MESSAGE,
  Selected: flag('Selected'),
  CanBeDisplayed: flag('Can be displayed'),
  // Quotes of households only. Individuals, section 3.
  ...whereTheyApply(HOUSEHOLD_PART),
});

/** One member's monthly rate and why. */
export const MEMBER_RATE = record({
  MemberId: id('Member'),
  EmployeeNumber: whole('Employee number', { example: 1 }),
  Name: text('Name', { example: 'Ada Byron' }),
  Relationship: text('Relationship', { example: 'Employee' }),
  Age: whole('Age', { about: 'In years on the effective date.', example: 34 }),
  AgeBand: text('Age band', { about: 'The filed band: "0-14", "15" … "63", "64 and over".', example: '34' }),
  Tobacco: flag('Tobacco'),
  MonthlyRate: dollars('Monthly rate', { about: 'Dollars; 0 for a child beyond the third.', example: 412.35 }),
  Explanation: text('Explanation', { example: 'Age 34 on 1/1/2027, rate for age 34, no tobacco.' }),
  Arithmetic: described(
    orNull(
      text('Arithmetic', {
        example: 'Base rate at 21 $282.84 (rating area 12) × 2.548 (age 58) = $720.68, as filed. No tobacco.',
      }),
    ),
    'The filed rate beside the base rate and the federal age curve; null where the curve does not apply, and of recorded rates.',
  ),
});

/** Employees by coverage tier. */
export const PLAN_TIER = record({
  Tier: code('Tier', COVERAGE_TIERS),
  Employees: whole('Employees'),
  MonthlyRate: rate('Monthly premium'),
});

export const SELECTED_PLAN = record({
  ...PLAN,
  Tiers: listOf('Tiers', nested('Tier', PLAN_TIER)),
  Members: listOf('Members', nested('Member', MEMBER_RATE)),
  Taken: described(
    orNull(nested('Taken', record({ Members: count('Members'), MonthlyRate: rate('Monthly premium') }))),
    'The people who are in this plan, and what it costs for them; null while somebody has not been assigned to one of several.',
  ),
});

/** A selection's totals: GET /api/plan/GetSelectedPlansDetails/{quoteId} and the response of PutSelections. */
export const SELECTED_PLANS = record('SelectedPlansAnswer', {
  Plans: listOf('Plans', nested('Plan', SELECTED_PLAN)),
  Problems: described(listOf('Problems', text('Problem')), 'The proposal cannot be made while there are any.'),
  Warnings: listOf('Warnings', text('Warning')),
  Premium: described(orNull(nested('Premium', PREMIUM)), 'Of the quote, in dollars a month; null without plans.'),
  PricedAt: described(orNull(instant('Priced')), 'UTC instant of the stored rates; null while nothing is selected.'),
});

/** GET /api/plan/GetPlanRateBreakdown/{quoteId}/{planId}. */
export const PLAN_RATE_BREAKDOWN = record('PlanRateBreakdownAnswer', {
  PlanId: PLAN.PlanId,
  PlanDisplayName: PLAN.PlanDisplayName,
  EffectiveDate: day('Effective date'),
  RateArea: whole('Rating area', { example: 12 }),
  RatesLoaded: PLAN.RatesLoaded,
  RatesMessage: RATES_MESSAGE,
  TotalMonthlyRate: PLAN.TotalMonthlyRate,
  Members: listOf('Members', nested('Member', MEMBER_RATE)),
  RateGrid: described(
    listOf(
      'Rates',
      nested(
        'Rate',
        record({
          Age: text('Age', { example: '34' }),
          Rate: rate('Rate'),
          TobaccoRate: orNull(rate('Tobacco rate')),
        }),
      ),
    ),
    'The filed rates of the plan, area and period: one line an age band.',
  ),
});

/** GET /api/plan/GetPlanBreakdown/{quoteId}/{planId}. */
export const PLAN_BREAKDOWN = record('PlanBreakdownAnswer', {
  Plan: nested('Plan', PLAN),
  Benefits: listOf(
    'Benefits',
    nested(
      'Benefit',
      record({
        Category: text('Category', { example: 'Office visits' }),
        Benefit: text('Benefit', { example: 'Primary care' }),
        InNetwork: text('In network', { example: '$20' }),
        OutOfNetwork: text('Out of network', { example: '40% after deductible' }),
        Limits: text('Limits', { example: '' }),
      }),
    ),
  ),
});

export type HouseholdPart = Wire<typeof HOUSEHOLD_PART>;
export type TierPlanDetails = Wire<typeof TIER_DETAILS>;
export type Plan = Wire<typeof PLAN>;
export type MemberRate = Wire<typeof MEMBER_RATE>;
export type PlanTier = Wire<typeof PLAN_TIER>;
export type SelectedPlan = Wire<typeof SELECTED_PLAN>;
export type SelectedPlansResponse = Wire<typeof SELECTED_PLANS>;
export type PlanRateBreakdown = Wire<typeof PLAN_RATE_BREAKDOWN>;
export type PlanBreakdown = Wire<typeof PLAN_BREAKDOWN>;
