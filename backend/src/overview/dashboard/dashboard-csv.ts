import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { type GroupDashboardRow, premiumThen } from '#shared/groups/dashboard.record';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import type { CsvColumns } from '../../platform/http/csv-answer.ts';

/** An amount that spreadsheets add up; where there is a choice of plans the lowest, which a column of its own says. */
const amount = (premium: GroupDashboardRow['Premium']): string => premium?.Amount.toFixed(2) ?? '';

/** Of both lists of the dashboard. */
export const DASHBOARD_COLUMNS: CsvColumns<GroupDashboardRow> = [
  ['Group', ({ G }) => G.GN],
  ['Group number', ({ G }) => shownGroupNumber(G.GEId)],
  ['Quote', ({ QuoteName }) => QuoteName ?? ''],
  ['Status', ({ LQS }) => LQS],
  ['Effective date', ({ EffectiveDate }) => formatDay(EffectiveDate)],
  ['Renewal date', ({ G }) => formatDay(G.RD)],
  ['Members', ({ Members }) => String(Members)],
  ['Premium', ({ Premium }) => amount(Premium)],
  ['Premium now', ({ PremiumNow }) => amount(PremiumNow)],
  ['Premium at the renewal', (row) => amount(premiumThen(row))],
  ['Proposal sent', ({ ProposalSentAt }) => formatInstant(ProposalSentAt)],
  ['Proposal opened', ({ ProposalOpenedAt }) => formatInstant(ProposalOpenedAt)],
  ['Premium is the lowest', ({ Premium }) => (Premium ? (Premium.IsLowest ? 'Yes' : 'No') : '')],
  ['Last change', ({ ChangedAt }) => formatInstant(ChangedAt)],
];
