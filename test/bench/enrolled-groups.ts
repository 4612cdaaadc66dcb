import { type BenchDatabase, seed } from './bench-database.ts';

const CHUNK = 500;
const TRADES = ['Bakery', 'Machine', 'Dental', 'Orchard', 'Logistics', 'Printing', 'Clinic', 'Hardware'] as const;

type Row = Record<string, string | number | null>;

/** This many enrolled groups without quotes for the demo user's agent, indexed as at a release's first start. */
export async function enrolledGroups(database: BenchDatabase, userName: string, count: number): Promise<void> {
  const [user] = await database.query<{ agentId: number }>(`SELECT agentId FROM users WHERE username = '${userName}'`);
  const [group] = await database.query<Row>('SELECT * FROM `groups` ORDER BY id LIMIT 1');
  const [last] = await database.query<{ id: number }>('SELECT MAX(id) AS id FROM `groups`');
  if (!user || !group || !last) {
    throw new Error('The demo data has no groups.');
  }
  for (let first = 0; first < count; first += CHUNK) {
    const ids = Array.from({ length: Math.min(CHUNK, count - first) }, (_, at) => Number(last.id) + 1 + first + at);
    await insert(
      database,
      'groups',
      ids.map((id) => ({ ...group, ...enrolled(id) })),
    );
    await insert(
      database,
      'group_agents',
      ids.map((id) => ({ groupId: id, agentId: user.agentId, position: 1, activityAt: group['activityAt'] ?? null })),
    );
  }
  seed(database.url);
}

/** Names and dates in a different order than the ids, as in real data. */
function enrolled(id: number): Row {
  const mixed = (id * 7_919) % 1_000_003;
  return {
    id,
    name: `${TRADES[mixed % TRADES.length]} ${mixed}`,
    groupEnterpriseId: String(80_000_000 + id),
    phoneNumber: String(6_160_000_000 + mixed),
    email: `office${mixed}@example.com`,
    lastEffectiveDate: `2026-${String(1 + (mixed % 12)).padStart(2, '0')}-01`,
    renewalDate: `2027-${String(1 + (mixed % 12)).padStart(2, '0')}-01`,
  };
}

async function insert(database: BenchDatabase, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const row = `(${columns.map(() => '?').join(',')})`;
  const sql = `INSERT INTO \`${table}\` (${columns.join(',')}) VALUES ${rows.map(() => row).join(',')}`;
  await database.batch(sql, [rows.flatMap((each) => columns.map((column) => each[column] ?? null))]);
}
