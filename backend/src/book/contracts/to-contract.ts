import type { Rules } from '#shared/business-rules/rules';
import { csrPercentage } from '#shared/eligibility/cost-sharing';
import { centsFromDollars } from '#shared/formats/currency';
import type { CarrierApplicant, CarrierApplication } from '#shared/installation/carrier-application';
import type { Coverage } from '#shared/plans/plan-codes';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { NO_INVOICE } from './book-columns.ts';
import type { NewContract } from './contracts.repository.ts';

interface ContractFacts {
  contractNumber: string;
  quote: IndividualQuote;
  agentId: number | null;
  /** Selected, and locked since the submission. */
  plans: readonly Plan[];
  rules: Rules;
}

/** A new contract as the carrier was told of it. */
export function toContract(
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
