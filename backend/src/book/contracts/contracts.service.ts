import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Rules } from '#shared/business-rules/rules';
import { csrPercentage } from '#shared/eligibility/cost-sharing';
import { centsFromDollars } from '#shared/formats/currency';
import type { CarrierApplicant, CarrierApplication } from '#shared/installation/carrier-application';
import type { Coverage } from '#shared/plans/plan-codes';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { HouseholdApplicationService } from '../../enrollment/household-application/household-application.service.ts';
import { IndividualApplicationsRepository } from '../../enrollment/parts/household/individual-applications.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { HouseholdRules } from '../../quoting/households/household-rules.service.ts';
import { SelectionRepository } from '../../quoting/quote-plans/selection.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type AnyQuote, type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { NO_INVOICE } from './book-columns.ts';
import { ContractsRepository, type NewContract } from './contracts.repository.ts';

/**
 * A household's finished enrollment leaves a contract, whatever has finished it: the carrier's answer, the first payment, or staff. It is
 * written with the move to Complete, which a quote makes once. Who applies for short-term coverage is asked against what the book knows of
 * it.
 */
@Injectable()
export class ContractsService implements OnModuleInit {
  constructor(
    private readonly moveQuote: MoveQuoteService,
    private readonly householdRules: HouseholdRules,
    private readonly contracts: ContractsRepository,
    private readonly applications: IndividualApplicationsRepository,
    private readonly application: HouseholdApplicationService,
    private readonly quotes: Quotes,
    private readonly selection: SelectionRepository,
    private readonly rules: RulesService,
  ) {}

  onModuleInit(): void {
    this.moveQuote.follow((tx, moved) => this.write(tx, moved));
    this.householdRules.addContractSource((person, tx) => this.contracts.listShortTerm(person, tx));
  }

  private async write(tx: EntityManager, moved: AnyQuote): Promise<void> {
    const contract = moved.groupId === null && moved.status === 'Complete' ? await this.compose(tx, moved) : null;
    const isRenewal = moved.quoteType === 'IndividualRenewal';
    if (contract && !(await this.contracts.adopt(tx, contract, { isRenewal }))) {
      await this.contracts.insert(tx, contract);
    }
  }

  /**
   * The contract of an enrolled household, from what was signed and what the carrier answered; null without a number of the carrier: one of ours would be in nobody else's books, and the contract would be there twice once the
   * carrier's data name it.
   * @throws UNAVAILABLE when what was signed cannot be read
   */
  private async compose(tx: EntityManager, quote: IndividualQuote): Promise<NewContract | null> {
    const { contractId: contractNumber } = quote.individual;
    const application = await this.applications.find(quote, tx);
    const submission = application && (await this.applications.findNewest(application, tx));
    if (!contractNumber || !submission) {
      return null;
    }
    const { Application } = await this.application.readSigned(submission.signature.content);
    const [agent] = await this.quotes.listAgents(quote.id, tx);
    const selected = await this.selection.listNamedPlans(quote.id, tx);
    return toContract(Application, {
      contractNumber,
      quote,
      agentId: agent?.id ?? null,
      plans: selected.map(({ plan }) => plan),
      rules: await this.rules.inForce(quote.effectiveDate),
    });
  }
}

interface ContractFacts {
  contractNumber: string;
  quote: IndividualQuote;
  agentId: number | null;
  /** Selected, and locked since the submission. */
  plans: readonly Plan[];
  rules: Rules;
}

/** A new contract as the carrier was told of it. */
function toContract(
  application: CarrierApplication,
  { contractNumber, quote, agentId, plans, rules }: ContractFacts,
): NewContract {
  const { EffectiveDate, LastDay, Kind, ElectedCredit, Members } = application;
  const planOf = (coverage: Coverage) => application.Plans.find(({ Coverage }) => Coverage === coverage);
  const medical = planOf('medical');
  const percentage = medical ? csrPercentage(medical.Variant, rules) : null;
  return {
    contractNumber,
    isMedicare: false,
    isVoid: false,
    facetsId: null,
    quoteId: quote.id,
    agentId,
    ...subscriberOf(Members[0]!),
    effectiveDate: EffectiveDate,
    originalEffectiveDate: EffectiveDate,
    terminationDate: LastDay,
    isActive: true,
    paidToDate: null,
    medicalPlanId: plans.find(({ hiosPlanId }) => hiosPlanId === medical?.PlanId)?.id ?? null,
    medicalPlanName: medical?.PlanName ?? '',
    dentalPlanName: planOf('dental')?.PlanName ?? '',
    visionPlanName: planOf('vision')?.PlanName ?? '',
    csrLevelDescription: percentage === null ? '' : `${percentage}%`,
    fromFfm: Kind === 'FFM',
    latestAptcCents: ElectedCredit > 0 ? centsFromDollars(ElectedCredit) : null,
    ...NO_INVOICE,
    paymentMethod: null,
    ongoingPaymentType: null,
    members: Members.map((member, at) => toMember(member, { isSubscriber: at === 0, effectiveDate: EffectiveDate })),
  };
}

const subscriberOf = ({ FirstName, LastName, DateOfBirth, Phone, Email, Address }: CarrierApplicant) => ({
  firstName: FirstName,
  lastName: LastName,
  birthDate: DateOfBirth,
  phone: Phone,
  email: Email,
  addressLine1: Address.AddressLine1,
  addressLine2: Address.AddressLine2,
  city: Address.City,
  stateCode: Address.StateCode,
  postalCode: Address.PostalCode,
});

const toMember = (
  member: CarrierApplicant,
  known: Pick<NewContract['members'][number], 'isSubscriber' | 'effectiveDate'>,
): NewContract['members'][number] => ({
  ...known,
  relationshipCode: member.Relationship,
  firstName: member.FirstName,
  lastName: member.LastName,
  birthDate: member.DateOfBirth,
  gender: member.Gender,
  enterpriseId: null,
  primaryCareProviderId: member.PrimaryCareProvider?.ProviderId ?? null,
  primaryCareProviderName: member.PrimaryCareProvider?.ProviderName ?? null,
  primaryCareProviderExistingPatient: member.PrimaryCareProvider?.IsExistingPatient ?? false,
  isActive: member.Coverages.length > 0,
  eVisitFirst: false,
  homePostalCode: member.Address.PostalCode,
  mailingPostalCode: (member.MailingAddress ?? member.Address).PostalCode,
  homePhone: member.Phone,
  usesTobacco: member.UsesTobacco,
});
