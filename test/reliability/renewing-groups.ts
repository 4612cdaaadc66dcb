import type { DataSource } from 'typeorm';

/** From the demo data: all its plans continue, and its renewal quote has been started. */
const TEMPLATE = 'Harbor Springs Marina';
/** Far above the ids of the demo data; the copies of one row are consecutive. */
const FIRST_ID = 1_000_000;
/** A group's copy has fewer rows than this in any table. */
const ROOM = 100;

type Row = Record<string, unknown>;
/** Columns of a copied row that differ from the template's: SQL, where `n` is the number of the copy. */
type Instead = Record<string, string>;

/** Copies of one renewing group of the demo data with one household each, in a seeded SQLite database. @returns their ids */
export async function insertRenewingGroups(tables: DataSource, count: number): Promise<number[]> {
  await tables.transaction(async (tx) => {
    const find = (sql: string, values: unknown[]) => tx.query<Row[]>(sql, values);
    const copy = (table: string, row: Row, instead: Instead) => {
      const columns = Object.keys(row);
      const values = columns.map((column) => instead[column] ?? '?');
      const kept = columns.filter((column) => instead[column] === undefined).map((column) => row[column]);
      return tx.query(
        `INSERT INTO \`${table}\` (${columns.join(',')})
           WITH RECURSIVE copies(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM copies WHERE n < ${count - 1})
           SELECT ${values.join(',')} FROM copies`,
        kept,
      );
    };
    const [group] = await find('SELECT * FROM `groups` WHERE name = ?', [TEMPLATE]);
    const groupId = idOf(0);
    await copy('groups', group!, { id: groupId, name: `'Batch ' || n`, groupEnterpriseId: 'NULL', taxId: 'NULL' });
    for (const row of await find('SELECT * FROM group_agents WHERE groupId = ?', [group!['id']])) {
      await copy('group_agents', row, { groupId });
    }
    for (const row of await find('SELECT * FROM group_search_terms WHERE groupId = ? LIMIT 1', [group!['id']])) {
      await copy('group_search_terms', row, { id: 'NULL', groupId, term: `'batch'` });
    }
    const quotes = await find('SELECT * FROM quotes WHERE groupId = ? ORDER BY id', [group!['id']]);
    for (const [index, quote] of quotes.entries()) {
      const quoteId = idOf(index);
      await copy('quotes', quote, { id: quoteId, groupId });
      const household = 'SELECT * FROM census_members WHERE quoteId = ? AND employeeNumber = 1 ORDER BY id';
      const members = await find(household, [quote['id']]);
      const memberIds = new Map(members.map(({ id }, at) => [id, idOf(index * 10 + at)]));
      const anew = { rowKey: 'lower(hex(randomblob(16)))', ssnSealed: 'NULL' };
      for (const member of members) {
        await copy('census_members', member, { ...anew, id: memberIds.get(member['id'])!, quoteId });
      }
      const plans = await find('SELECT * FROM quote_plans WHERE quoteId = ? ORDER BY id', [quote['id']]);
      for (const [at, plan] of plans.entries()) {
        const quotePlanId = idOf(index * 10 + at);
        await copy('quote_plans', plan, { id: quotePlanId, quoteId });
        const rates = await find('SELECT * FROM member_plans WHERE quotePlanId = ?', [plan['id']]);
        for (const rate of rates.filter(({ memberId }) => memberIds.has(memberId))) {
          await copy('member_plans', rate, { id: 'NULL', quotePlanId, memberId: memberIds.get(rate['memberId'])! });
        }
      }
    }
  });
  return Array.from({ length: count }, (_, index) => FIRST_ID + index * ROOM);
}

/** The id of the row at this index among those of its copy. */
const idOf = (place: number): string => `${FIRST_ID + place} + n * ${ROOM}`;
