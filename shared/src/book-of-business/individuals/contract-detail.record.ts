import { PCP_CHANGE_STATUSES } from '#shared/book-of-business/individuals/pcp-change';
import { INDIVIDUAL_BOOK_RECORD } from '#shared/book-of-business/individuals/individual-book.record';
import { NOTED_CALL } from '#shared/book-of-business/individuals/today/calls.record';
import { RELATIONSHIPS } from '#shared/census/census-codes';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  instant,
  listOf,
  nested,
  optional,
  orNull,
  requiredFlag,
  text,
} from '#shared/records/kinds';

const POSTAL_CODE = record({ PostalCode: text('ZIP', { about: 'Five or nine digits.', example: '49503' }) });

const MEMBER = record({
  IsSubscriber: requiredFlag('Subscriber'),
  RelationshipCode: code('Relationship', RELATIONSHIPS),
  EnterpriseId: described(orNull(text('Enterprise ID')), 'At the carrier; null until it has told.', '900001'),
  PrimaryCareProviderId: orNull(text('PCP', { about: 'Ten digits.', example: '1234567890' })),
  PrimaryCareProviderName: orNull(text('PCP name', { example: 'Dexter Elkhart' })),
  PrimaryCareProviderExistingPatient: requiredFlag('Existing patient'),
  EffectiveDate: day('Effective date'),
  IsActive: requiredFlag('Active', 'Covered today: the member, and the contract.'),
  EVisitFirst: requiredFlag('Visits by video first'),
  HomeAddress: nested('Home address', POSTAL_CODE),
  MailingAddress: nested('Mailing address', POSTAL_CODE),
  HomePhone: orNull(
    nested(
      'Home phone',
      record({ AreaCode: text('Area code', { example: '616' }), Number: text('Number', { example: '5550100' }) }),
    ),
  ),
  Name: described(
    nested('Name', record({ First: text('First name'), Last: text('Last name') })),
    'Beyond the specification.',
  ),
  DateOfBirth: described(day('Date of birth'), 'Beyond the specification: providers look after some ages only.'),
  PcpChangeProblem: described(
    orNull(text('Why the PCP cannot be changed')),
    'Beyond the specification: why this user cannot change the PCP; null: it can be changed.',
  ),
});

const PAYMENT = record({
  PaymentAmount: dollars('Payment amount'),
  PaymentDate: day('Payment date'),
  PaymentType: text('Payment type', { about: "The carrier's word.", example: 'EFT' }),
});

const INVOICE = record({
  InvoiceId: text('Invoice number', { example: 'I77001' }),
  InvoiceCreatedDate: day('Invoice date'),
  CoverageStart: day('Coverage start'),
  CoverageEnd: day('Coverage end'),
  CurrentAmountDue: dollars('Current charges'),
  PreviousBalance: dollars('Previous balance'),
  TotalAmountDue: dollars('Total amount due'),
  InvoiceStatus: text('Invoice status', { about: "The carrier's word.", example: 'Open' }),
  IsInvoicePdfAvailable: requiredFlag('PDF available'),
  Payments: described(listOf('Payments', nested('Payment', PAYMENT)), 'Newest first.'),
});

const PCP_CHANGE = record({
  Id: count('Request'),
  EnterpriseId: described(text('Enterprise ID'), 'Of the member.'),
  Status: described(
    code('Status', PCP_CHANGE_STATUSES),
    'Requested: sent to the carrier. Changed: confirmed by the carrier. Refused: the carrier did not accept it. Unanswered: the carrier did not answer.',
  ),
  PreviousProviderName: orNull(text('Previous PCP')),
  ProviderId: text('PCP'),
  ProviderName: text('PCP name'),
  IsExistingPatient: requiredFlag('Existing patient'),
  EffectiveDate: described(day('Effective date'), 'The first day with the new PCP.'),
  RequestedDate: instant('Requested'),
  RequestedBy: text('Requested by'),
  AnsweredDate: orNull(instant('Answered')),
  Reason: text('Reason', { about: "Why it was not changed; '' otherwise." }),
});

const FIRST_DAY = day('First day');
const DASHED = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;

/** Answer of GET /api/BobIndividual/GetContractDetail/{contractId}. Spec 000 section 3, "Contract details". */
export const CONTRACT_DETAIL = record('ContractDetailAnswer', {
  FacetsId: described(orNull(text('Facets ID')), 'In the carrier system; null until it has told.', 'F1000042'),
  MedicalPlanId: described(count('Medical plan'), '0 for none, or one that is not in the catalog.'),
  MedicalPlanName: text('Medical plan'),
  OngoingPaymentType: described(orNull(text('Ongoing payment type')), 'Of Medicare.', 'SSA deduction'),
  Members: described(listOf('Members', nested('Member', MEMBER)), 'The subscriber first.'),
  Invoices: described(listOf('Invoices', nested('Invoice', INVOICE)), 'Newest first, at most the last 120.'),
  Contract: described(
    nested('Contract', INDIVIDUAL_BOOK_RECORD),
    'Beyond the specification, like all that follows: the contract as in the book, with the address of the subscriber.',
  ),
  VisionPlanName: text('Vision plan', { about: "'' for none." }),
  OtherContractId: described(
    orNull(text('Other contract', { example: 'C48000002' })),
    'Of a household in two plans: the contract of the other one; null: there is none.',
  ),
  PaymentMethod: described(orNull(text('Payment method')), 'EFT; null: billed.', 'EFT'),
  PcpChanges: described(listOf('PCP changes', nested('PCP change', PCP_CHANGE)), 'Newest first, at most the last 100.'),
  Calls: described(
    listOf('Calls', nested('Call', NOTED_CALL)),
    'What came of them, newest first, at most the last 100.',
  ),
});

/** Answer of GET /api/BobIndividual/PrepareInvoice/{facetsId}/{invoiceId}. */
export const PREPARED_INVOICE = record('PreparedInvoiceAnswer', {
  IsInvoicePdfAvailable: requiredFlag('PDF available'),
});

/** Answer of GET /api/BobIndividual/GetInvoicePdf/{facetsId}/{invoiceId}. */
export const INVOICE_PDF = record('InvoicePdfAnswer', {
  FileName: text('File name', { example: 'invoice_I77001.pdf' }),
  Base64: text('File', { about: 'The PDF, base64.' }),
});

/** Path of POST /api/BobIndividual/UpdatePcp. */
export const UPDATE_PCP_PATH = record({
  enterpriseId: text('Enterprise ID', { about: 'Of the member.', example: '900001' }),
  pcpId: text('PCP', { about: 'Ten digits.', example: '1234567890' }),
  facetsId: text('Facets ID', { about: 'Of the contract.', example: 'F1000042' }),
  day: described(
    {
      ...FIRST_DAY,
      stored: (typed) => FIRST_DAY.stored(typeof typed === 'string' ? typed.replace(DASHED, '$1/$2/$3') : typed),
    },
    'MM-DD-YYYY.',
    '01-31-2027',
  ),
  existingPatient: optional(code('Existing patient', ['true', 'false'] as const)),
});

/** Query of POST /api/BobIndividual/UpdatePcp. */
export const UPDATE_PCP_QUERY = record({
  before: described(
    optional(text('PCP before', { max: 40 })),
    'The PrimaryCareProviderId that the user saw, "none" for none: refused once the member has another. Left out: whatever it is.',
    '1234567890',
  ),
});

/** Answer of POST /api/BobIndividual/UpdatePcp. */
export const UPDATED_PCP = record('UpdatedPcpAnswer', {
  Status: described(
    code('Status', ['Requested', 'Changed'] as const),
    'Requested: the carrier has not answered yet; GetContractDetail tells what becomes of it.',
  ),
  Member: nested('Member', MEMBER),
});

export type ContractDetail = Wire<typeof CONTRACT_DETAIL>;
export type ContractMemberDetail = Wire<typeof MEMBER>;
export type InvoiceDetail = Wire<typeof INVOICE>;
export type PcpChangeDetail = Wire<typeof PCP_CHANGE>;
export type UpdatedPcp = Wire<typeof UPDATED_PCP>;
