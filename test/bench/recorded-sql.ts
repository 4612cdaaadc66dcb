import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { findDatabase } from '../../scripts/find-database.mjs';

/** What every request pays for, whatever it asks: no part of the floor. */
const OVERHEAD = /\bFROM\s+`?(sessions|users|cache_versions|system_state)\b/i;

/**
 * The SELECT statements that a request makes the server send to this database, in their order, with their values.
 * Recorded by the database itself, so the floor always sends the very SQL of the product.
 *
 * @param request nobody made it before: the database knows the values only of statements that were prepared while it records.
 *   It is made twice, and what the server has kept of the first counts as kept.
 * @param between is done before the second
 */
export async function recordSelects(
  databaseUrl: string,
  request: () => Promise<unknown>,
  between?: () => Promise<unknown>,
): Promise<string[]> {
  const found = await findDatabase();
  if (!('url' in found)) {
    throw new Error(found.problem);
  }
  const admin = await createConnection({ uri: found.url });
  const name = new URL(databaseUrl).pathname.slice(1);
  const [[before]] = await admin.query<RowDataPacket[]>('SELECT @@general_log AS log, @@log_output AS output');
  try {
    await admin.query("SET GLOBAL log_output = 'TABLE'");
    await admin.query('SET GLOBAL general_log = 1');
    await request();
    await between?.();
    const [[start]] = await admin.query<RowDataPacket[]>('SELECT NOW(6) AS at');
    await request();
    await admin.query('SET GLOBAL general_log = 0');
    const [rows] = await admin.query<RowDataPacket[]>(
      `SELECT CONVERT(argument USING utf8mb4) AS statement FROM mysql.general_log
       WHERE event_time >= ? AND command_type IN ('Query', 'Execute')
         AND thread_id IN (SELECT id FROM information_schema.processlist WHERE db = ?)
       ORDER BY event_time`,
      [start?.['at'], name],
    );
    return rows
      .map((row) => String(row['statement']))
      .filter((statement) => /^\s*SELECT/i.test(statement) && !OVERHEAD.test(statement));
  } finally {
    await admin.query('SET GLOBAL general_log = ?', [before?.['log'] ?? 0]);
    await admin.query('SET GLOBAL log_output = ?', [before?.['output'] ?? 'FILE']);
    await admin.end();
  }
}
