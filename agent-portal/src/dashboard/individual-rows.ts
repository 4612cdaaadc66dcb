import type { IsoDate } from '#shared/dates/iso-date';
import type { IndividualDashboardRow } from '#shared/groups/dashboard.record';
import { individualPath, individualStep, type IndividualStep } from '#shared/individuals/individual-next-step';
import { wordsMatcher } from '#shared/search/search-terms';

/** The applicant, or the quote while the name is unknown. */
export const nameOf = ({ I: { FN, LN, QId } }: IndividualDashboardRow): string =>
  [FN, LN].filter(Boolean).join(' ') || `Quote ${QId}`;

/** "OEP", "OEP renewal". */
export const kindOf = ({ Kind, IAG }: Pick<IndividualDashboardRow, 'Kind' | 'IAG'>): string =>
  `${Kind ?? ''}${IAG ? ' renewal' : ''}`;

export const pathOf = ({ I, Status, Kind }: IndividualDashboardRow): string =>
  individualPath({ quoteId: I.QId, status: Status ?? 'Quoting', isFfm: Kind === 'FFM' });

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

/** Every word must occur in the name, the number of the quote, its kind or its status. */
export function matchingIndividuals(
  rows: readonly IndividualDashboardRow[],
  text: string,
): readonly IndividualDashboardRow[] {
  const matches = wordsMatcher(text);
  return rows.filter((row) => matches(`${nameOf(row)} ${row.I.QId} ${kindOf(row)} ${row.LQS}`));
}

type EndingRow = IndividualDashboardRow & { SelectBy: IsoDate };

/** Special enrollments in which plans can still be selected, those that end first on top. */
export const endingFirst = (rows: readonly IndividualDashboardRow[], today: IsoDate): readonly EndingRow[] =>
  rows
    .filter((row): row is EndingRow => row.SelectBy !== null && row.SelectBy >= today && row.Expiry?.Kind !== 'expired')
    .sort((one, other) => (one.SelectBy < other.SelectBy ? -1 : one.SelectBy > other.SelectBy ? 1 : 0));
