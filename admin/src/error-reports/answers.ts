import type { DataProvider, Identifier, RaRecord } from 'react-admin';

export interface Answers {
  /** The other system accepted them: they are no longer in the report. */
  gone: RaRecord[];
  /** Their current state. */
  failed: RaRecord[];
}

/** Sent to the other system, which has not answered yet. */
export const isWaiting = (row: RaRecord): boolean => row['Status'] === 'Waiting';

const EVER = { fromDate: '2000-01-01' };

/** The results of rows that were sent. Polling keeps no unattended session alive. */
export async function answersAbout(
  dataProvider: DataProvider,
  resource: string,
  rows: readonly RaRecord[],
): Promise<Answers> {
  const ids = rows.map(({ id }) => id as Identifier);
  const { data } = await dataProvider.getList(resource, { filter: { ...EVER, id: ids }, meta: { polling: true } });
  return sortAnswers(rows, data as RaRecord[]);
}

/** @param before the rows when they were sent @param now those still in the report */
export function sortAnswers(before: readonly RaRecord[], now: readonly RaRecord[]): Answers {
  const fresh = new Map(now.map((row) => [row.id, row]));
  return {
    gone: before.filter(({ id }) => !fresh.has(id)),
    failed: before.flatMap((row) => {
      const found = fresh.get(row.id);
      return found && isAnswered(row, found) ? [found] : [];
    }),
  };
}

/** A row still queued in a run looks as it did before. */
const isAnswered = (before: RaRecord, now: RaRecord): boolean =>
  !isWaiting(now) &&
  (isWaiting(before) || now['Attempts'] !== before['Attempts'] || now['ErrorDate'] !== before['ErrorDate']);
