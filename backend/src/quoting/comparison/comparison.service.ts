import { Injectable } from '@nestjs/common';
import { ageAtQuote } from '#shared/census/age-rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { shortTermNotice } from '#shared/eligibility/short-term';
import { centsFromDollars, formatDollars } from '#shared/formats/currency';
import type { CompanionResponse } from '#shared/individuals/companion.record';
import { capitalized, counted } from '#shared/formats/text';
import { compareChoiceProblem, notACurrentPlan } from '#shared/plans/compare-rows';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { type Coverage, COVERAGES } from '#shared/plans/plan-codes';
import { coverageOf, creditWords } from '#shared/plans/plan-texts';
import type { Plan } from '#shared/plans/plan.record';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import type { ProposalFigures, ProposedPlan } from '#shared/proposals/proposal-figures.record';
import { yearTermsOf } from '#shared/plans/yearly-cost';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import type { NewDocument } from '../../platform/documents/stored-documents.service.ts';
import type { Fact } from '../../platform/documents/pdf/pdf-kit.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { HouseholdOffersService, partOf } from '../household-offers/household-offers.service.ts';
import { notEstimated, TaxCreditService } from '../household-offers/tax-credit.service.ts';
import { HouseholdRelationsService } from '../households/household-relations.service.ts';
import { QuoteDoctorsService } from '../list-view/quote-doctors.service.ts';
import { OfferedPlansService } from '../plan-selection/offered-plans.service.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { addressLines, customerName } from '../quotes/customer-name.ts';
import { termsOfQuote, wantedCentsOf } from '../quotes/quote-terms.ts';
import { type AnyQuote, type IndividualQuote, Quotes } from '../quotes/quotes.repository.ts';
import { RenewalPlansService } from '../renewal-plans/renewal-plans.service.ts';
import { ComparisonDrawingService } from './comparison-drawing.service.ts';
import type { ComparisonContent } from './comparison-template.ts';
import type { HouseholdCosts } from './subsidy-rows.ts';

/** A comparison with what the page behind its link shows; without figures for a group. */
interface DrawnComparison {
  file: NewDocument & { body: Buffer };
  figures: ProposalFigures | null;
}

/** Compares plans offered to a quote side by side, as a PDF. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly quotes: Quotes,
    private readonly offeredPlans: OfferedPlansService,
    private readonly renewalPlans: RenewalPlansService,
    private readonly drawing: ComparisonDrawingService,
    private readonly offers: HouseholdOffersService,
    private readonly taxCredit: TaxCreditService,
    private readonly selection: SelectionRepository,
    private readonly doctors: QuoteDoctorsService,
    private readonly rules: RulesService,
    private readonly relations: HouseholdRelationsService,
  ) {}

  /** @throws RULE_BROKEN for none or more than three medical plans, a plan that is not offered, or one wrongly named as current */
  async make(user: SessionUser, quoteId: number, request: PlanComparisonRequest): Promise<FileAnswer> {
    return (await this.draw(user, await this.quotes.find(user, quoteId), request)).file;
  }

  /** The same of a quote that was found for its user. */
  async draw(user: SessionUser, quote: AnyQuote, request: PlanComparisonRequest): Promise<DrawnComparison> {
    const problem = compareChoiceProblem(new Set(request.planIds).size);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { planIds: [problem] });
    }
    const offered = await this.offeredPlans.listPriced(user, quote);
    const medical = pick(offered, request.planIds, 'planIds');
    if (request.currentPlanProvided) {
      await this.checkCurrentPlan(quote, medical[0]!);
    }
    const dental = pick(offered, request.dentalPlanIds, 'dentalPlanIds');
    const vision = pick(offered, request.visionPlanIds, 'visionPlanIds');
    const members = await this.selection.listMembers(quote.id);
    const doctors = await this.doctors.listOf(quote);
    const household = quote.groupId === null ? await this.householdCosts(user, quote, members, request) : null;
    const plans = [...medical, ...dental, ...vision];
    const body = await this.drawing.draw(user, quote, {
      of: ownerOf(quote),
      ...(quote.groupId === null
        ? { facts: factsOf(quote, quote.individual), basis: householdBasis(quote, members, household!) }
        : { facts: factsOf(quote, quote.group), basis: [] }),
      sections: [medical, dental, vision].filter((section) => section.length > 0),
      benefits: await this.offeredPlans.mapBenefits(plans),
      doctors,
      request,
      household,
    });
    const fileName = `Plan comparison ${customerName(quote)} ${quote.effectiveDate}.pdf`;
    return {
      file: { fileName, contentType: 'application/pdf', body },
      figures:
        household &&
        comparisonFigures(plans, household, {
          doctors,
          people: enrolling(members),
          insurer: (await this.rules.inForce()).InsurerName,
        }),
    };
  }

  private async checkCurrentPlan(quote: AnyQuote, { HiosPlanId, PlanDisplayName }: Plan): Promise<void> {
    const inForce = await this.renewalPlans.listFiledIdsInForce(quote);
    if (!inForce.has(HiosPlanId)) {
      const message = notACurrentPlan(PlanDisplayName, quote.groupId === null ? 'household' : 'group');
      throw new AppError('RULE_BROKEN', message, { currentPlanProvided: [message] });
    }
  }

  /** Of a group there are none: its subsidy is taken off as it is. @throws NOT_LOADED */
  private async householdCosts(
    user: SessionUser,
    quote: IndividualQuote,
    members: readonly QuotedMember[],
    { subsidy }: PlanComparisonRequest,
  ): Promise<HouseholdCosts> {
    const wantedCents = subsidy ? centsFromDollars(subsidy) : wantedCentsOf(quote.individual);
    return {
      netRates: subsidy ? await this.netRates(quote, wantedCents) : null,
      ...(await this.shownCredit(quote, members, wantedCents)),
      companion: await this.relations.findCompanion(user, quote),
      year: yearTermsOf(quote.individual.coverageMonths, enrolling(members)),
      notice:
        quote.individual.planType === 'ShortTerm'
          ? shortTermNotice((await this.rules.inForce()).ShortTermNotice)
          : null,
    };
  }

  /** A household's credit pays for essential health benefits only. */
  private async netRates(quote: IndividualQuote, wantedCents: number): Promise<ReadonlyMap<number, number>> {
    const amounts = await this.offers.netPremiumsUnder(quote, wantedCents);
    return new Map(amounts.map(({ PlanId, PlanRateUnderSubsidy }) => [PlanId, PlanRateUnderSubsidy]));
  }

  private async shownCredit(
    quote: IndividualQuote,
    members: readonly QuotedMember[],
    wantedCents: number,
  ): Promise<Pick<HouseholdCosts, 'credit' | 'creditNotes'>> {
    const credit = await this.taxCredit.find(termsOfQuote(quote), members.map(toRatedMember)).catch(notEstimated);
    if (credit === null || credit === 'not estimated') {
      return { credit: null, creditNotes: [] };
    }
    const { maximumCents, isGranted, notes } = credit;
    return {
      credit: wantedCents > 0 ? { appliedCents: partOf(credit, wantedCents), maximumCents, isGranted } : null,
      creditNotes: notes,
    };
  }
}

/** In medical coverage. */
const enrolling = (members: readonly QuotedMember[]): number =>
  members.filter(({ medicalStatus }) => medicalStatus === 'Enroll').length;

/** Whom the comparison is for. */
const ownerOf = (quote: AnyQuote): ComparisonContent['of'] =>
  quote.groupId === null
    ? { name: customerName(quote), address: '', isHousehold: true }
    : { name: quote.group.name, address: addressLines(quote.group).join(', '), isHousehold: false };

const factsOf = ({ id }: AnyQuote, { county }: { county: string }): Fact[] => [
  ['County', county],
  ['Quote', `No. ${id}`],
];

const IS_OF: Record<'planIds' | 'dentalPlanIds' | 'visionPlanIds', (plan: Plan) => boolean> = {
  planIds: ({ IsMedical }) => IsMedical,
  dentalPlanIds: ({ IsDental }) => IsDental,
  visionPlanIds: ({ IsVision }) => IsVision,
};

/** In request order, without duplicates. */
function pick(offered: readonly Plan[], ids: readonly number[] | null | undefined, field: keyof typeof IS_OF): Plan[] {
  return [...new Set(ids ?? [])].map((id) => {
    const plan = offered.find(({ PlanId }) => PlanId === id);
    if (!plan || !IS_OF[field](plan)) {
      const message = `Plan ${id} is not offered to this quote.`;
      throw new AppError('RULE_BROKEN', message, { [field]: [message] });
    }
    return plan;
  });
}

/** The people, the income and the tax credit behind a household's prices. Surnames are left out: a comparison is passed around. */
const householdBasis = (
  { individual, effectiveDate }: IndividualQuote,
  members: readonly QuotedMember[],
  { credit, companion }: Pick<HouseholdCosts, 'credit' | 'companion'>,
): Fact[] => [
  ['For', peopleText(members, effectiveDate, companion ? ['medical'] : COVERAGES)],
  ...incomeOf(individual),
  ...(credit ? [['Tax credit', `${capitalized(creditWords(credit))} a month`] satisfies Fact] : []),
  ...(companion?.NetMonthlyRate == null ? [] : [otherPlan(companion)]),
];

/** Of a household in two plans: who is in the other one, and what it costs. */
const otherPlan = ({ People, PlanDisplayName, NetMonthlyRate }: CompanionResponse): Fact => [
  'The other plan',
  `${People.map((name, at) => name || `Person ${at + 1}`).join(', ')}: ${PlanDisplayName}, ${formatDollars(NetMonthlyRate)} a month`,
];

/** "Ada (41), Person 2 (39)": those who are priced in these coverages, with their ages on the day on which coverage begins. */
const peopleText = (members: readonly QuotedMember[], effectiveDate: IsoDate, coverages: readonly Coverage[]): string =>
  members
    .map((member, index) => ({ ...member, name: member.firstName || `Person ${index + 1}` }))
    .filter((member) => coverages.some((coverage) => member[`${coverage}Status`] === 'Enroll'))
    .map(({ name, dateOfBirth }) => `${name} (${ageAtQuote(dateOfBirth, effectiveDate)})`)
    .join(', ');

const incomeOf = ({ annualIncome, householdSize }: IndividualQuote['individual']): Fact[] =>
  annualIncome === null || householdSize === null
    ? []
    : [
        [
          'Income',
          `$${annualIncome.toLocaleString('en-US')} a year, ${counted(householdSize, 'person', 'people')} on the tax return`,
        ],
      ];

/** What the page behind the link of a household's comparison shows: plans that have a premium, by premium. */
const comparisonFigures = (
  plans: readonly Plan[],
  { netRates, credit, creditNotes, notice }: HouseholdCosts,
  { doctors, people, insurer }: { doctors: QuoteDoctor[]; people: number; insurer: string },
): ProposalFigures => {
  const shown = plans.flatMap((plan) => comparedPlan(plan, netRates));
  const isUnder = shown.some(({ FullPremium }) => FullPremium !== null);
  return {
    InsurerName: insurer,
    Plans: shown.sort((one, other) => rank(one) - rank(other) || one.Premium - other.Premium),
    Assigned: null,
    Household: {
      People: people,
      Credit: isUnder && credit ? creditWords(credit) : null,
      Notes: [...creditNotes],
      Notice: notice,
      Doctors: doctors,
    },
  };
};

const rank = ({ Coverage }: ProposedPlan): number => COVERAGES.indexOf(Coverage);

function comparedPlan(plan: Plan, netRates: HouseholdCosts['netRates']): ProposedPlan[] {
  const { PlanId, PlanDisplayName, MetalTier, ProviderNetworkType, TotalMonthlyRate } = plan;
  const Premium = netRates?.get(PlanId) ?? netPremiumOf(plan);
  if (Premium === null) {
    return [];
  }
  const { Tier1PlanDetails: costs } = plan.PlanDetailsPreferredNetwork;
  return [
    {
      ...{ PlanId, PlanDisplayName, MetalTier, ProviderNetworkType, Premium },
      Coverage: coverageOf(plan),
      ...{ Employees: 0, PerEmployee: null, Employer: null, EmployeesPay: null },
      FullPremium: Premium === TotalMonthlyRate ? null : TotalMonthlyRate,
      Deductible: costs.MedicalDeductibleIndividual,
      OutOfPocketMaximum: costs.OutOfPocketMaximumIndividual,
    },
  ];
}
