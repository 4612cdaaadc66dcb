import type {
  ContractDetail,
  ContractMemberDetail,
  InvoiceDetail,
  PcpChangeDetail,
} from '#shared/book-of-business/individuals/contract-detail.record';
import { BLANK_ACTION, type DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { isoDate } from '#shared/dates/iso-date';

export const buildContractMember = (given: Partial<ContractMemberDetail> = {}): ContractMemberDetail => ({
  IsSubscriber: true,
  RelationshipCode: 'Self',
  EnterpriseId: 'E1',
  PrimaryCareProviderId: '9000000001',
  PrimaryCareProviderName: 'Dexter Elkhart',
  PrimaryCareProviderExistingPatient: true,
  EffectiveDate: isoDate('2026-01-01'),
  IsActive: true,
  EVisitFirst: false,
  HomeAddress: { PostalCode: '495031234' },
  MailingAddress: { PostalCode: '495031234' },
  HomePhone: { AreaCode: '616', Number: '5550100' },
  Name: { First: 'Ada', Last: 'Byron' },
  DateOfBirth: isoDate('1985-06-15'),
  PcpChangeProblem: null,
  ...given,
});

export const buildInvoice = (given: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  InvoiceId: 'I1',
  InvoiceCreatedDate: isoDate('2026-10-20'),
  CoverageStart: isoDate('2026-11-01'),
  CoverageEnd: isoDate('2026-11-30'),
  CurrentAmountDue: 412.5,
  PreviousBalance: 0,
  TotalAmountDue: 412.5,
  InvoiceStatus: 'Open',
  IsInvoicePdfAvailable: true,
  Payments: [],
  ...given,
});

export const buildPcpChange = (given: Partial<PcpChangeDetail> = {}): PcpChangeDetail => ({
  Id: 7,
  EnterpriseId: 'E1',
  Status: 'Requested',
  PreviousProviderName: 'Dexter Elkhart',
  ProviderId: '9000000011',
  ProviderName: 'Marie Curie',
  IsExistingPatient: false,
  EffectiveDate: isoDate('2026-12-01'),
  RequestedDate: '2026-11-23T15:00:00.000Z',
  RequestedBy: 'Ada Agent',
  AnsweredDate: null,
  Reason: '',
  ...given,
});

/** Ada Byron's, in Grand Rapids: past due on November 23, 2026. */
export const buildContract = (given: Partial<ContractDetail> = {}): ContractDetail => ({
  FacetsId: 'F1',
  MedicalPlanId: 7,
  MedicalPlanName: 'HMO Gold 1000',
  OngoingPaymentType: null,
  Members: [buildContractMember()],
  Invoices: [buildInvoice()],
  Contract: {
    ContractId: 'C1',
    Name: { First: 'Ada', Last: 'Byron' },
    DateOfBirth: isoDate('1985-06-15'),
    Phone: '6165550100',
    EffectiveDate: isoDate('2026-01-01'),
    OriginalEffectiveDate: isoDate('2024-01-01'),
    IsActive: true,
    PaidToDate: isoDate('2026-10-31'),
    CurrentInvoice: {
      InvoiceStatus: 'Open',
      DueDate: isoDate('2026-11-14'),
      TotalAmountDue: 412.5,
      CurrentSuspense: 0,
    },
    PlanName: 'HMO Gold 1000',
    DentalPlanName: '',
    Email: 'ada@example.com',
    Address: {
      AddressLine1: '1 Monroe Center St NW',
      AddressLine2: 'Apt 2',
      City: 'Grand Rapids',
      StateCode: 'MI',
      PostalCode: '495031234',
    },
    Agent: { SrcAgentId: 'A1001', Name: { First: 'Ada', Last: 'Agent' } },
    CsrLevelDescription: '',
    FromFFM: false,
    LatestAptc: null,
    TerminationDate: null,
    IsVoid: false,
    IsMedicare: false,
  },
  VisionPlanName: '',
  OtherContractId: null,
  PaymentMethod: null,
  PcpChanges: [],
  Calls: [],
  ...given,
});

/** A contract of Ada Byron that is past due, with grace until December 31, 2026; the member is Theo. */
export const buildAction = (given: Partial<DailyAction> = {}): DailyAction => ({
  ...BLANK_ACTION,
  Kind: 'PastDue',
  ContractId: 'C1000',
  Name: { First: 'Ada', Last: 'Byron' },
  Phone: '6165550100',
  Member: { First: 'Theo', Last: 'Byron' },
  Deadline: isoDate('2026-12-31'),
  DaysLeft: 38,
  ...given,
});
