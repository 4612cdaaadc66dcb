import type {
  ContractDetail,
  ContractMemberDetail,
  PcpChangeDetail,
} from '#shared/book-of-business/individuals/contract-detail.record';
import type { ContractMember } from '../contracts/contract-member.table.ts';
import type { VisibleContract } from '../contracts/visible-contracts.repository.ts';
import { toBookRecord } from '../books/to-book-record.ts';
import type { PcpChange } from '../pcp-changes/pcp-change.table.ts';
import { isMemberActive, pcpRightProblem, type Viewing } from '../pcp-changes/pcp-rights.ts';

/** The parts of an answer that come from the contract itself. */
export const toContractParts = (contract: VisibleContract, { today }: Viewing) =>
  ({
    FacetsId: contract.facetsId,
    MedicalPlanId: contract.medicalPlanId ?? 0,
    MedicalPlanName: contract.medicalPlanName,
    OngoingPaymentType: contract.ongoingPaymentType,
    Contract: toBookRecord(contract.agent, contract, today),
    VisionPlanName: contract.visionPlanName,
    PaymentMethod: contract.paymentMethod,
  }) satisfies Partial<ContractDetail>;

export const toMember = (
  contract: VisibleContract,
  member: ContractMember,
  viewing: Viewing,
): ContractMemberDetail => ({
  IsSubscriber: member.isSubscriber,
  RelationshipCode: member.relationshipCode,
  EnterpriseId: member.enterpriseId,
  PrimaryCareProviderId: member.primaryCareProviderId,
  PrimaryCareProviderName: member.primaryCareProviderName,
  PrimaryCareProviderExistingPatient: member.primaryCareProviderExistingPatient,
  EffectiveDate: member.effectiveDate,
  IsActive: isMemberActive(contract, member, viewing.today),
  EVisitFirst: member.eVisitFirst,
  HomeAddress: { PostalCode: member.homePostalCode },
  MailingAddress: { PostalCode: member.mailingPostalCode },
  HomePhone:
    member.homePhone === '' ? null : { AreaCode: member.homePhone.slice(0, 3), Number: member.homePhone.slice(3) },
  Name: { First: member.firstName, Last: member.lastName },
  DateOfBirth: member.birthDate,
  PcpChangeProblem: pcpRightProblem(contract, member, viewing),
});

export const toPcpChange = (change: PcpChange): PcpChangeDetail => ({
  Id: change.id,
  EnterpriseId: change.enterpriseId,
  Status: change.status,
  PreviousProviderName: change.previousProviderName,
  ProviderId: change.providerId,
  ProviderName: change.providerName,
  IsExistingPatient: change.isExistingPatient,
  EffectiveDate: change.effectiveDate,
  RequestedDate: change.requestedAt.toISOString(),
  RequestedBy: change.requestedBy?.fullName ?? '',
  AnsweredDate: change.answeredAt?.toISOString() ?? null,
  Reason: change.reason,
});
