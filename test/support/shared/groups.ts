import { isoDate } from '#shared/dates/iso-date';
import type { GroupDashboardRow } from '#shared/groups/dashboard.record';
import type { GroupResponse } from '#shared/groups/group.record';

/** A new group with a quote in progress for 1 January 2027; pass only what the test is about. */
export const dashboardRow = (id: number, given: Partial<GroupDashboardRow> = {}): GroupDashboardRow => ({
  LQS: 'Quoting',
  LQID: id,
  LQMD: `2026-11-${String(id).padStart(2, '0')}T10:00:00Z`,
  ChangedAt: `2026-11-${String(id).padStart(2, '0')}T10:00:00Z`,
  IAG: false,
  IR: false,
  DSD: 'NEW BUSINESS',
  G: { Id: id, GEId: null, GN: `Group ${id}`, RD: null },
  I: null,
  Kind: null,
  SelectBy: null,
  Expiry: null,
  Status: 'Quoting',
  QuoteName: `Quote ${id}`,
  EffectiveDate: isoDate('2027-01-01'),
  Members: 3,
  Quotes: 1,
  Premium: null,
  PremiumNow: null,
  BeforeCredit: false,
  DocumentsDue: null,
  ContractId: null,
  ProposalOpenedAt: null,
  ProposalSentAt: null,
  ClientAnsweredAt: null,
  MissingDocuments: 0,
  AgentRepliedAt: null,
  ...given,
});

/** An existing group that renews soon, with a renewal quote. */
export const renewalRow = (id: number, day: string, given: Partial<GroupDashboardRow> = {}): GroupDashboardRow =>
  dashboardRow(id, {
    IR: true,
    IAG: true,
    DSD: 'ACTIVE',
    G: { Id: id, GEId: '7001', GN: 'Old', RD: isoDate(day) },
    ...given,
  });

/** A new group in Grand Rapids as the server answers it; pass what the test is about. */
export const buildGroupResponse = (given: Partial<GroupResponse> = {}): GroupResponse => ({
  Id: 7,
  Version: 1,
  GroupEnterpriseId: null,
  GroupName: 'Acme Bakery',
  TaxId: null,
  SICCode: null,
  ReligiousFlag: false,
  PhoneNumber: null,
  GroupEmail: null,
  Address: {
    General: {
      AddressLine1: '1 Main St',
      AddressLine2: null,
      City: 'Grand Rapids',
      StateCode: 'MI',
      FullPostalCode: '49503',
      County: 'Kent',
      CountyFips: '26081',
    },
    Billing: null,
  },
  RenewalDate: null,
  RenewalMonth: null,
  RateArea: 12,
  IsCAMADGroup: false,
  IsAgentBrokerGroup: false,
  TotalHealthcare: false,
  IsLargeToSmallRolloverGroup: false,
  IsRolloverToLargeGroup: false,
  IsRenewOLFO: false,
  TotalEligibleEmployees: null,
  AssociatedAgents: [],
  TotalNumberMembers: 0,
  TotalNumberEmployees: 0,
  LastEffectiveDate: null,
  SubGroupNames: [],
  ...given,
});
