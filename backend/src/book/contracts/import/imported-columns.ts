import type { ContractLine } from '#shared/book-of-business/individuals/contract-file.record';
import { centsFromDollars } from '#shared/formats/currency';
import { NO_INVOICE } from '../book-columns.ts';
import type { NewContract } from '../contracts.repository.ts';
import type { InvoicePayment } from '../invoice-payment.table.ts';
import type { Invoice } from '../invoice.table.ts';

/** As the file states a contract: without what the product knows itself. */
export type ImportedColumns = Omit<NewContract, 'members' | 'quoteId'>;
export type ImportedMember = NewContract['members'][number];
export type ImportedInvoice = Omit<Invoice, 'id' | 'contractId' | 'contract'> & {
  payments: Omit<InvoicePayment, 'id' | 'invoiceId' | 'invoice'>[];
};

/** @param agentId of the line's SrcAgentId */
export const importedColumns = (line: ContractLine, agentId: number): ImportedColumns => ({
  contractNumber: line.ContractId,
  isMedicare: line.IsMedicare,
  isVoid: line.IsVoid,
  facetsId: line.FacetsId,
  agentId,
  firstName: line.Name.First,
  lastName: line.Name.Last,
  birthDate: line.DateOfBirth,
  phone: line.Phone,
  email: line.Email,
  addressLine1: line.Address.AddressLine1,
  addressLine2: line.Address.AddressLine2,
  city: line.Address.City,
  stateCode: line.Address.StateCode,
  postalCode: line.Address.PostalCode,
  effectiveDate: line.EffectiveDate,
  originalEffectiveDate: line.OriginalEffectiveDate ?? line.EffectiveDate,
  terminationDate: line.TerminationDate,
  isActive: line.IsActive,
  paidToDate: line.PaidToDate,
  medicalPlanId: line.MedicalPlanId || null,
  medicalPlanName: line.PlanName,
  dentalPlanName: line.DentalPlanName,
  visionPlanName: line.VisionPlanName,
  csrLevelDescription: line.CsrLevelDescription,
  fromFfm: line.FromFFM,
  latestAptcCents: line.LatestAptc === null ? null : centsFromDollars(line.LatestAptc),
  ...currentInvoice(line),
  paymentMethod: line.PaymentMethod,
  ongoingPaymentType: line.OngoingPaymentType,
});

const currentInvoice = ({ CurrentInvoice }: ContractLine): Pick<ImportedColumns, keyof typeof NO_INVOICE> =>
  CurrentInvoice
    ? {
        invoiceStatus: CurrentInvoice.InvoiceStatus,
        dueDate: CurrentInvoice.DueDate,
        amountDueCents: centsFromDollars(CurrentInvoice.TotalAmountDue),
        suspenseCents: centsFromDollars(CurrentInvoice.CurrentSuspense),
      }
    : NO_INVOICE;

/** The subscriber first. null where the file does not name them. */
export const importedMembers = ({ Members }: ContractLine): ImportedMember[] | null =>
  Members &&
  Members.toSorted((one, other) => Number(other.IsSubscriber) - Number(one.IsSubscriber)).map((member) => ({
    isSubscriber: member.IsSubscriber,
    relationshipCode: member.RelationshipCode,
    firstName: member.Name.First,
    lastName: member.Name.Last,
    birthDate: member.DateOfBirth,
    gender: member.Gender,
    enterpriseId: member.EnterpriseId,
    primaryCareProviderId: member.PrimaryCareProviderId,
    primaryCareProviderName: member.PrimaryCareProviderName,
    primaryCareProviderExistingPatient: member.PrimaryCareProviderExistingPatient,
    effectiveDate: member.EffectiveDate,
    isActive: member.IsActive,
    eVisitFirst: member.EVisitFirst,
    homePostalCode: member.HomeAddress.PostalCode,
    mailingPostalCode: (member.MailingAddress ?? member.HomeAddress).PostalCode,
    homePhone: member.HomePhone ? member.HomePhone.AreaCode + member.HomePhone.Number : '',
    usesTobacco: member.UsesTobacco,
  }));

/** The subscriber alone, of a new contract whose members the file does not name. */
export const subscriberOf = (line: ContractLine): ImportedMember => ({
  isSubscriber: true,
  relationshipCode: 'Self',
  firstName: line.Name.First,
  lastName: line.Name.Last,
  birthDate: line.DateOfBirth,
  gender: null,
  enterpriseId: null,
  primaryCareProviderId: null,
  primaryCareProviderName: null,
  primaryCareProviderExistingPatient: false,
  effectiveDate: line.EffectiveDate,
  isActive: line.IsActive,
  eVisitFirst: false,
  homePostalCode: line.Address.PostalCode,
  mailingPostalCode: line.Address.PostalCode,
  homePhone: line.Phone,
  usesTobacco: null,
});

/** null where the file does not name them. */
export const importedInvoices = ({ Invoices }: ContractLine): ImportedInvoice[] | null =>
  Invoices &&
  Invoices.map((invoice) => ({
    invoiceNumber: invoice.InvoiceId,
    createdOn: invoice.InvoiceCreatedDate,
    coverageStart: invoice.CoverageStart,
    coverageEnd: invoice.CoverageEnd,
    currentAmountDueCents: centsFromDollars(invoice.CurrentAmountDue),
    previousBalanceCents: centsFromDollars(invoice.PreviousBalance),
    totalAmountDueCents: centsFromDollars(invoice.TotalAmountDue),
    invoiceStatus: invoice.InvoiceStatus,
    isPdfAvailable: invoice.IsInvoicePdfAvailable,
    payments: invoice.Payments.map((payment) => ({
      amountCents: centsFromDollars(payment.PaymentAmount),
      paidOn: payment.PaymentDate,
      paymentType: payment.PaymentType,
    })),
  }));
