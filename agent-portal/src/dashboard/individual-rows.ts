import type { IndividualDashboardRow } from '#shared/groups/dashboard.record';
import {
  individualPath,
  individualStep,
  type IndividualStep,
  sentComparisonsPath,
} from '#shared/individuals/individual-next-step';

/** The applicant, or the quote while the name is unknown. */
export const nameOf = ({ I: { FN, LN, QId } }: IndividualDashboardRow): string =>
  [FN, LN].filter(Boolean).join(' ') || `Quote ${QId}`;

/** "OEP", "OEP renewal". */
export const kindOf = ({ Kind, IAG }: Pick<IndividualDashboardRow, 'Kind' | 'IAG'>): string =>
  `${Kind ?? ''}${IAG ? ' renewal' : ''}`;

export const pathOf = ({ I, Status, Kind }: IndividualDashboardRow): string =>
  individualPath({ quoteId: I.QId, status: Status ?? 'Quoting', isFfm: Kind === 'FFM' });

/** To what the client answered. */
export const answerStepOf = ({ I, Kind }: IndividualDashboardRow): IndividualStep => ({
  label: 'Read the answer',
  path: sentComparisonsPath({ Id: I.QId, Individual: { IsFfm: Kind === 'FFM' } }),
});

export const nextStepOf = (row: IndividualDashboardRow): IndividualStep =>
  individualStep({
    quoteId: row.I.QId,
    status: row.Status ?? 'Quoting',
    isFfm: row.Kind === 'FFM',
    expiry: row.Expiry?.Kind ?? null,
    hasPlans: row.Premium !== null,
    documentsDue: row.DocumentsDue,
    contractId: row.ContractId,
  });
