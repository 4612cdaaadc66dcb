import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { id, instant, index, int, text, unique } from '../platform/database/columns.ts';

const TABLE = 'audit_events';

/**
 * The audit trail as many chains, so that writers need not wait for each other, with checkpoints that sign their ends. What was
 * written until now becomes one chain that has ended, verified as it always was; its end is noted by a checkpoint of number 0.
 */
export class ChainAuditByWriter1700000030400 implements MigrationInterface {
  /** Whatever was done before a kill is found done. */
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
    for (const column of COLUMNS) {
      if (!(await runner.hasColumn(TABLE, column.name))) {
        await runner.addColumn(TABLE, column);
      }
    }
    await endOldChain(runner);
    const names = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    if (!names.includes(BY_CHAIN.name)) {
      await runner.createIndex(TABLE, BY_CHAIN);
    }
    await runner.query("UPDATE system_state SET value = '' WHERE name = 'audit-verification'");
    await runner.query("DELETE FROM system_state WHERE name = 'audit-head'");
  }

  async down(runner: QueryRunner): Promise<void> {
    const [noted] = (await runner.query('SELECT hash FROM audit_signed_heads WHERE checkpoint = 0')) as {
      hash: string;
    }[];
    await runner.query("INSERT INTO system_state (name, value, version) VALUES ('audit-head', ?, 0)", [
      noted?.hash ?? '',
    ]);
    await runner.dropIndex(TABLE, BY_CHAIN);
    await runner.dropColumns(TABLE, COLUMNS);
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
  }
}

async function endOldChain(runner: QueryRunner): Promise<void> {
  const one = async <Row>(sql: string, values: unknown[] = []) => ((await runner.query(sql, values)) as Row[])[0];
  const head = await one<{ value: string }>("SELECT value FROM system_state WHERE name = 'audit-head'");
  const last = await one<{ id: number }>(`SELECT MAX(id) AS id FROM ${TABLE} WHERE chain = 0`);
  if (!head?.value && !last?.id) {
    return;
  }
  if (!(await one("SELECT id FROM audit_chains WHERE keyId = ''"))) {
    await runner.query(
      `INSERT INTO audit_chains (keyId, beganAt) SELECT '', COALESCE(MIN(at), '1970-01-01 00:00:00.000') FROM ${TABLE}`,
    );
  }
  const chain = (await one<{ id: number }>("SELECT id FROM audit_chains WHERE keyId = ''"))!.id;
  if (!(await one('SELECT number FROM audit_checkpoints WHERE number = 0'))) {
    await runner.query(
      "INSERT INTO audit_checkpoints (number, at, keyId, digest) SELECT 0, beganAt, '', '' FROM audit_chains WHERE keyId = ''",
    );
  }
  if (!(await one('SELECT id FROM audit_signed_heads WHERE checkpoint = 0'))) {
    await runner.query('INSERT INTO audit_signed_heads (checkpoint, chain, position, hash) VALUES (0, ?, ?, ?)', [
      chain,
      last?.id ?? 0,
      head?.value ?? '',
    ]);
  }
  await runner.query(`UPDATE ${TABLE} SET chain = ?, position = id WHERE chain = 0`, [chain]);
}

const COLUMNS = [new TableColumn(int('chain', { default: 0 })), new TableColumn(int('position', { default: 0 }))];
const BY_CHAIN = new TableIndex(unique(TABLE, ['chain', 'position']));

const TABLES = [
  new Table({ name: 'audit_chains', columns: [id('id'), text('keyId', 32), instant('beganAt')] }),
  new Table({
    name: 'audit_checkpoints',
    columns: [int('number', { isPrimary: true }), instant('at'), text('keyId', 32), text('digest', 64)],
  }),
  new Table({
    name: 'audit_signed_heads',
    columns: [id('id'), int('checkpoint'), int('chain'), int('position'), text('hash', 64)],
    indices: [
      unique('audit_signed_heads', ['checkpoint', 'chain']),
      index('audit_signed_heads', ['chain', 'position']),
    ],
  }),
];
