import { GENDERS, RELATIONSHIPS, relationshipAsWritten } from '#shared/census/census-codes';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  day,
  dollars,
  email,
  flag,
  listOf,
  nested,
  optional,
  orNull,
  phone,
  requiredFlag,
  text,
  whole,
} from '#shared/records/kinds';
import { parseZip, ZIP_INVALID } from '#shared/formats/zip';

const anyText = (label: string, max: number) => ({ ...text(label, { max, problem: () => null }), fallback: '' });
const zip = (label: string) =>
  text(label, {
    problem: (typed) => (parseZip(typed) ? null : ZIP_INVALID),
    stored: (typed) => parseZip(typed) ?? typed,
  });
/** Larger amounts are no bills. */
const amount = (label: string) => dollars(label, { min: -1_000_000, max: 1_000_000 });

const NAME = record({ First: text('First name', { max: 50 }), Last: text('Last name', { max: 50 }) });

const ADDRESS = record({
  AddressLine1: text('Address', { max: 100 }),
  AddressLine2: anyText('Address line 2', 100),
  City: text('City', { max: 60 }),
  StateCode: text('State', {
    stored: (typed) => typed.toUpperCase(),
    problem: (typed) => (/^[A-Z]{2}$/.test(typed) ? null : 'State must have two letters.'),
  }),
  PostalCode: zip('ZIP'),
});

const CURRENT_INVOICE = record({
  InvoiceStatus: text('Invoice status', { max: 20 }),
  DueDate: day('Due date'),
  TotalAmountDue: amount('Amount due'),
  CurrentSuspense: { ...amount('In suspense'), fallback: 0 },
});

const PAYMENT = record({
  PaymentAmount: amount('Payment amount'),
  PaymentDate: day('Payment date'),
  PaymentType: text('Payment type', { max: 40 }),
});

const INVOICE = record({
  InvoiceId: text('Invoice number', { max: 20 }),
  InvoiceCreatedDate: day('Invoice date'),
  CoverageStart: day('Coverage start'),
  CoverageEnd: day('Coverage end'),
  CurrentAmountDue: amount('Current amount due'),
  PreviousBalance: { ...amount('Previous balance'), fallback: 0 },
  TotalAmountDue: amount('Total amount due'),
  InvoiceStatus: text('Invoice status', { max: 20 }),
  IsInvoicePdfAvailable: flag('PDF available'),
  Payments: { ...listOf('Payments', nested('Payment', PAYMENT)), fallback: [] },
});

const POSTAL_CODE = record({ PostalCode: zip('ZIP') });
const PHONE_PARTS = record({
  AreaCode: text('Area code', {
    problem: (typed) => (/^\d{3}$/.test(typed) ? null : 'Area code must be three digits.'),
  }),
  Number: text('Number', {
    stored: (typed) => typed.replaceAll(/\D/g, ''),
    problem: (typed) => (/^\d{7}$/.test(typed) ? null : 'Number must be seven digits.'),
  }),
});

const MEMBER = record({
  IsSubscriber: flag('Subscriber'),
  RelationshipCode: { ...code('Relationship', RELATIONSHIPS), stored: relationshipAsWritten },
  Name: nested('Name', NAME),
  DateOfBirth: day('Date of birth'),
  Gender: optional(code('Gender', GENDERS)),
  EnterpriseId: optional(text('Enterprise ID', { max: 20 })),
  PrimaryCareProviderId: optional(
    text('PCP', { problem: (typed) => (/^\d{10}$/.test(typed) ? null : 'PCP must have exactly ten digits.') }),
  ),
  PrimaryCareProviderName: optional(text('PCP name', { max: 120 })),
  PrimaryCareProviderExistingPatient: flag('Existing patient'),
  EffectiveDate: day('Effective date'),
  IsActive: requiredFlag('Active'),
  EVisitFirst: flag('Visits by video first'),
  HomeAddress: nested('Home address', POSTAL_CODE),
  MailingAddress: optional(nested('Mailing address', POSTAL_CODE)),
  HomePhone: optional(nested('Home phone', PHONE_PARTS)),
  UsesTobacco: optional(requiredFlag('Tobacco use')),
});

/**
 * A line of the carrier's file of contracts. Spec 000 section 3, "Individual BOB record" and "Contract details"; individuals, decision 26.
 * There is no field for an SSN.
 */
export const CONTRACT_LINE = record({
  ContractId: text('Contract number', {
    max: 20,
    problem: (typed) => (/[A-Za-z0-9]/.test(typed) ? null : 'Contract number is required.'),
  }),
  SrcAgentId: text('Agent number', { max: 20 }),
  IsMedicare: flag('Medicare'),
  IsVoid: flag('Void'),
  FacetsId: optional(text('Facets ID', { max: 20 })),
  Name: nested('Name', NAME),
  DateOfBirth: day('Date of birth'),
  Phone: { ...phone('Phone'), fallback: '' },
  Email: { ...email('Email', undefined, { max: 254 }), fallback: '' },
  Address: nested('Address', ADDRESS),
  EffectiveDate: day('Effective date'),
  OriginalEffectiveDate: optional(day('Original effective date')),
  TerminationDate: optional(day('Last day')),
  IsActive: requiredFlag('Active'),
  PaidToDate: optional(day('Paid to Date')),
  CurrentInvoice: optional(nested('Current invoice', CURRENT_INVOICE)),
  MedicalPlanId: optional(whole('Medical plan', { min: 0, max: 2_147_483_647 })),
  PlanName: anyText('Plan', 255),
  DentalPlanName: anyText('Dental plan', 255),
  VisionPlanName: anyText('Vision plan', 255),
  CsrLevelDescription: anyText('Cost-sharing reduction', 40),
  FromFFM: flag('From the marketplace'),
  LatestAptc: optional(dollars('Tax credit', { min: 0, max: 1_000_000 })),
  PaymentMethod: optional(text('Payment method', { max: 20 })),
  OngoingPaymentType: optional(text('Ongoing payment type', { max: 40 })),
  Invoices: { ...orNull(listOf('Invoices', nested('Invoice', INVOICE), { most: 1_000 })), fallback: null },
  Members: { ...orNull(listOf('Members', nested('Member', MEMBER), { least: 1 })), fallback: null },
});

export type ContractLine = Wire<typeof CONTRACT_LINE>;
