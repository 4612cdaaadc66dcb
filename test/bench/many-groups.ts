import type { BenchDatabase } from './bench-database.ts';

type Fillable = Pick<BenchDatabase, 'query' | 'batch'>;

const CHUNK = 500;

/** `count` copies of a demo group with quotes a day apart, all belonging to the demo agent. */
export async function manyGroups(database: Fillable, count: number, quotesEach = 1): Promise<void> {
  const [agent] = await database.query<{ agentId: number }>("SELECT agentId FROM users WHERE username = 'agent'");
  const group = await firstRow(database, 'groups');
  const quote = await firstRow(database, 'quotes');
  const [last] = await database.query<{ id: number }>(
    'SELECT MAX(id) AS id FROM (SELECT MAX(id) AS id FROM `groups` UNION ALL SELECT MAX(id) FROM quotes) ids',
  );
  const firstId = Number(last?.id) + 1;
  const ids = Array.from({ length: count }, (_, at) => firstId + at);
  const changed = (id: number, daysBefore = 0) =>
    new Date(Date.UTC(2026, 0, 1 - daysBefore) + id * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  for (let first = 0; first < count; first += CHUNK) {
    const some = ids.slice(first, first + CHUNK);
    await insert(
      database,
      'groups',
      some.map((id) => ({
        ...group,
        id,
        name: `Bench ${id}`,
        groupEnterpriseId: null,
        activityAt: changed(id),
        modifiedAt: changed(id),
      })),
    );
    await insert(
      database,
      'group_agents',
      some.map((id) => ({ groupId: id, agentId: agent?.agentId ?? 0, position: 1, activityAt: changed(id) })),
    );
    for (let older = 0; older < quotesEach; older += 1) {
      const quotes = some.map((groupId) => ({
        ...quote,
        id: groupId + older * count,
        groupId,
        name: `Bench ${groupId}`,
        isDeleted: 0,
        modifiedAt: changed(groupId, older),
      }));
      await insert(database, 'quotes', quotes);
    }
  }
}

type Row = Record<string, string | number | null>;

async function firstRow(database: Fillable, table: string): Promise<Row> {
  const [row] = await database.query<Row>(`SELECT * FROM \`${table}\` ORDER BY id LIMIT 1`);
  if (!row) {
    throw new Error(`The demo data has no ${table}.`);
  }
  return row;
}

async function insert(database: Fillable, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const row = `(${columns.map(() => '?').join(',')})`;
  const sql = `INSERT INTO \`${table}\` (${columns.join(',')}) VALUES ${rows.map(() => row).join(',')}`;
  await database.batch(sql, [rows.flatMap((each) => columns.map((column) => each[column] ?? null))]);
}
