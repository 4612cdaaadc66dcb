import type { GroupDashboardRow } from '#shared/groups/dashboard-row.record';
import { isoDate } from '#shared/dates/iso-date';

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
  Status: 'Quoting',
  QuoteName: `Quote ${id}`,
  EffectiveDate: isoDate('2027-01-01'),
  Members: 3,
  Quotes: 1,
  Premium: null,
  PremiumNow: null,
  ProposalOpenedAt: null,
  ProposalSentAt: null,
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
