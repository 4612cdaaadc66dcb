import type { BenchDatabase } from './bench-database.ts';

/** What MySQL or MariaDB does for one answer, as it counts it itself: free of noise, if nobody else uses the server. */
export interface Work {
  statements: number;
  rowsRead: number;
}

/** Beside the look-up of the session and the note that somebody is at work, which every answer has. */
export const BESIDE = 1;

/** The least of three: once a second a process looks whether what it keeps still holds, and notes who is at work. */
export async function workOf<Answer>(
  database: BenchDatabase,
  ask: () => Promise<Answer>,
): Promise<Work & { answer: Answer }> {
  const counted: (Work & { answer: Answer })[] = [];
  for (let time = 0; time < 3; time += 1) {
    const [earlier, before] = [await counters(database), await counters(database)];
    const answer = await ask();
    const after = await counters(database);
    counted.push({
      answer,
      statements: after.statements - 2 * before.statements + earlier.statements,
      rowsRead: after.rowsRead - 2 * before.rowsRead + earlier.rowsRead,
    });
  }
  return counted.sort((one, other) => one.statements - other.statements || one.rowsRead - other.rowsRead)[0]!;
}

/** Of the whole server, this look among them: as much each time. */
async function counters(database: BenchDatabase): Promise<Work> {
  const rows = await database.query<{ Variable_name: string; Value: string }>(
    "SHOW GLOBAL STATUS WHERE Variable_name = 'Questions' OR Variable_name LIKE 'Handler_read%'",
  );
  const sumOf = (begins: string) =>
    rows.reduce((sum, row) => sum + (row.Variable_name.startsWith(begins) ? Number(row.Value) : 0), 0);
  return { statements: sumOf('Questions'), rowsRead: sumOf('Handler_read') };
}
