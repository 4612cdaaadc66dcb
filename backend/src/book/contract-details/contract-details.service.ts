import { Injectable } from '@nestjs/common';
import type {
  ContractDetail,
  ContractMemberDetail,
  InvoiceDetail,
  PcpChangeDetail,
  UpdatedPcp,
} from '#shared/book-of-business/individuals/contract-detail.record';
import { invoiceDueDate, paymentTypeLabel } from '#shared/book-of-business/individuals/invoices';
import type { Rules } from '#shared/business-rules/rules';
import { dollarsFromCents } from '#shared/formats/currency';
import { formatZip } from '#shared/formats/zip';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Worker } from '../../platform/jobs/worker.ts';
import { paperIn } from '../../platform/printing/paper-in-spanish.ts';
import { rulesOfTab } from '../books/rules-of-tab.ts';
import { toBookRecord } from '../books/to-book-record.ts';
import { NotedCallsRepository } from '../calls/noted-calls.repository.ts';
import { toNotedCall } from '../calls/noted-calls.service.ts';
import type { ContractMember } from '../contracts/contract-member.table.ts';
import type { InvoicePayment } from '../contracts/invoice-payment.table.ts';
import type { Invoice } from '../contracts/invoice.table.ts';
import {
  notFound,
  type VisibleContract,
  VisibleContractsRepository,
} from '../contracts/visible-contracts.repository.ts';
import type { PcpChange } from '../pcp-changes/pcp-change.table.ts';
import { PcpChangesRepository } from '../pcp-changes/pcp-changes.repository.ts';
import { PcpChangesService, type WantedPcp } from '../pcp-changes/pcp-changes.service.ts';
import { isMemberActive, pcpRightProblem, type Viewing } from '../pcp-changes/pcp-rights.ts';
import { graceWords } from './invoice-grace.ts';
import { invoiceDocument } from './invoice-template.ts';
import type { InvoiceContent } from './remittance-slip.ts';

/** Ours. */
const NO_PDF = 'The PDF of this invoice is not available.';

/**
 * A contract with its people, its bills, and what became of its changes of providers. Both numbers of a bill's address are checked:
 * against each other, and against the user's books.
 */
@Injectable()
export class ContractDetailsService {
  constructor(
    private readonly contracts: VisibleContractsRepository,
    private readonly changes: PcpChangesRepository,
    private readonly pcpChanges: PcpChangesService,
    private readonly calls: NotedCallsRepository,
    private readonly worker: Worker,
    private readonly rules: RulesService,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, contractNumber: string): Promise<ContractDetail> {
    const contract = await this.contracts.findByNumber(user, contractNumber);
    const viewing = await this.viewingOf(user);
    // Before the members, who are changed together with them.
    const changes = await this.changes.listOf(contract);
    const [members, invoices, calls, OtherContractId] = await Promise.all([
      this.contracts.listMembers(contract),
      this.contracts.listInvoices(contract),
      this.calls.listOf(contract),
      contract.quoteId === null ? null : this.contracts.findOtherNumber(user, contract),
    ]);
    const payments = await this.contracts.mapPayments(invoices);
    return {
      ...toContractParts(contract, viewing),
      OtherContractId,
      Members: members.map((member) => toMember(contract, member, viewing)),
      Invoices: invoices.map((invoice) => toInvoice(invoice, payments.get(invoice.id) ?? [])),
      PcpChanges: changes.map(toPcpChange),
      Calls: calls.map(toNotedCall),
    };
  }

  /**
   * Waits for the carrier's answer as long as people wait.
   * @throws what PcpChangesService.request does; RULE_BROKEN with the carrier's reason
   */
  async updatePcp(user: SessionUser, wanted: WantedPcp): Promise<UpdatedPcp> {
    const { contract, changeId } = await this.pcpChanges.request(user, wanted);
    const look = () => this.changes.find(changeId);
    await this.worker.waitWhile(async () => (await look())?.status === 'Requested');
    const change = (await look()) ?? notFound();
    if (change.status === 'Refused' || change.status === 'Unanswered') {
      throw new AppError('RULE_BROKEN', change.reason);
    }
    const members = await this.contracts.listMembers(contract);
    const member = members.find(({ enterpriseId }) => enterpriseId === wanted.enterpriseId) ?? notFound();
    return { Status: change.status, Member: toMember(contract, member, await this.viewingOf(user)) };
  }

  /** @throws NOT_FOUND */
  async findInvoice(
    user: SessionUser,
    facetsId: string,
    invoiceNumber: string,
  ): Promise<{ contract: VisibleContract; invoice: Invoice }> {
    return this.contracts.findInvoice(await this.contracts.listByFacetsId(user, facetsId), invoiceNumber);
  }

  /** @throws NOT_FOUND; WRONG_STATE where the carrier has no PDF of the invoice */
  async makeInvoicePdf(
    user: SessionUser,
    { facetsId, invoiceId, language }: { facetsId: string; invoiceId: string; language: PaperLanguage },
  ): Promise<{ fileName: string; body: Buffer }> {
    const { contract, invoice } = await this.findInvoice(user, facetsId, invoiceId);
    if (!invoice.isPdfAvailable) {
      throw new AppError('WRONG_STATE', NO_PDF);
    }
    const content = await this.invoiceContent(contract, invoice);
    // The specification's pattern; a number could have any letters.
    const fileName = `invoice_${invoiceId.replaceAll(/[^\w.-]/g, '_')}.pdf`;
    return { fileName, body: await renderPdf(paperIn(language, invoiceDocument(content))) };
  }

  private async viewingOf(user: SessionUser): Promise<Viewing> {
    return { user, today: this.clock.today(), rules: rulesOfTab(await this.rules.inForce()) };
  }

  private async invoiceContent(contract: VisibleContract, invoice: Invoice): Promise<InvoiceContent> {
    const payments = await this.contracts.mapPayments([invoice]);
    const [newest] = await this.contracts.listInvoices(contract, 1);
    const { CurrentInvoice, Name } = toBookRecord(contract.agent, contract, this.clock.today());
    const detail = toInvoice(invoice, payments.get(invoice.id) ?? []);
    const { addressLine1, addressLine2, city, stateCode, postalCode } = contract;
    const { medicalPlanName, dentalPlanName, visionPlanName } = contract;
    const rules = await this.rules.inForce();
    const isNewest = newest?.id === invoice.id;
    return {
      insurer: insurerOf(rules),
      subscriber: {
        name: `${Name.First} ${Name.Last}`,
        address: [addressLine1, addressLine2, `${city}, ${stateCode} ${formatZip(postalCode)}`].filter(Boolean),
      },
      contractNumber: contract.contractNumber,
      plans: [medicalPlanName, dentalPlanName, visionPlanName].filter(Boolean),
      invoice: detail,
      dueDate: invoiceDueDate(detail, isNewest ? CurrentInvoice : null),
      // The carrier tells the latest credit alone: of earlier months it may have been another one.
      creditCents: isNewest ? (contract.latestAptcCents ?? 0) : 0,
      grace: graceWords(contract, rules, this.clock.today()),
      paymentType: paymentTypeLabel(contract.isMedicare, {
        PaymentMethod: contract.paymentMethod,
        OngoingPaymentType: contract.ongoingPaymentType,
      }),
    };
  }
}

/** "PO Box 1, Detroit, MI 48207" are two lines: the last two parts are one. */
const insurerOf = ({ InsurerName, InvoicePaymentAddress, BillingPhoneNum }: Rules): InvoiceContent['insurer'] => {
  const parts = InvoicePaymentAddress.split(',').map((part) => part.trim());
  return {
    name: InsurerName,
    address: [...parts.slice(0, -2), parts.slice(-2).join(', ')].filter(Boolean),
    phone: BillingPhoneNum,
  };
};

/** The parts of an answer that come from the contract itself. */
const toContractParts = (contract: VisibleContract, { today }: Viewing) =>
  ({
    FacetsId: contract.facetsId,
    MedicalPlanId: contract.medicalPlanId ?? 0,
    MedicalPlanName: contract.medicalPlanName,
    OngoingPaymentType: contract.ongoingPaymentType,
    Contract: toBookRecord(contract.agent, contract, today),
    VisionPlanName: contract.visionPlanName,
    PaymentMethod: contract.paymentMethod,
  }) satisfies Partial<ContractDetail>;

const toMember = (contract: VisibleContract, member: ContractMember, viewing: Viewing): ContractMemberDetail => ({
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

const toPcpChange = (change: PcpChange): PcpChangeDetail => ({
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

/** @param payments those of the invoice, the newest first */
const toInvoice = (invoice: Invoice, payments: readonly InvoicePayment[]): InvoiceDetail => ({
  InvoiceId: invoice.invoiceNumber,
  InvoiceCreatedDate: invoice.createdOn,
  CoverageStart: invoice.coverageStart,
  CoverageEnd: invoice.coverageEnd,
  CurrentAmountDue: dollarsFromCents(invoice.currentAmountDueCents),
  PreviousBalance: dollarsFromCents(invoice.previousBalanceCents),
  TotalAmountDue: dollarsFromCents(invoice.totalAmountDueCents),
  InvoiceStatus: invoice.invoiceStatus,
  IsInvoicePdfAvailable: invoice.isPdfAvailable,
  Payments: payments.map(({ amountCents, paidOn, paymentType }) => ({
    PaymentAmount: dollarsFromCents(amountCents),
    PaymentDate: paidOn,
    PaymentType: paymentType,
  })),
});
