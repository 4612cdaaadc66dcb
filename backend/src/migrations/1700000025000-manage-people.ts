import { Table, TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  flag,
  foreignKey,
  index,
  instant,
  int,
  nullable,
  text,
  textKey,
  unique,
} from '../platform/database/columns.ts';

/**
 * What super users need to look after people: since when a user's sessions count, when they last signed in, links with which a
 * password is set, where a session was begun, versions of agents and agencies, and whether they are still offered.
 */
export class ManagePeople1700000025000 implements MigrationInterface {
  /** Whatever was done before a kill is found done. */
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, columns, indices } of CHANGES) {
      for (const column of columns) {
        if (!(await runner.hasColumn(table, column.name))) {
          await runner.addColumn(table, column);
        }
      }
      const present = (await runner.getTable(table))?.indices.map(({ name }) => name) ?? [];
      for (const added of indices.filter(({ name }) => !present.includes(name))) {
        await runner.createIndex(table, added);
      }
    }
    await runner.createTable(PASSWORD_LINKS, true);
    await runner.query(
      `INSERT INTO system_state (name, value, version) SELECT 'people-turn', '', 0
       WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = 'people-turn')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM system_state WHERE name = 'people-turn'`);
    await runner.dropTable(PASSWORD_LINKS);
    for (const { table, columns, indices } of CHANGES.toReversed()) {
      await runner.dropIndices(table, indices);
      await runner.dropColumns(table, columns);
    }
  }
}

const CHANGES = [
  {
    table: 'users',
    columns: [
      new TableColumn(int('accessVersion', { default: 0 })),
      new TableColumn(instant('lastSignInAt', nullable)),
    ],
    indices: [new TableIndex(index('users', ['fullName'])), new TableIndex(index('users', ['lastSignInAt']))],
  },
  {
    table: 'sessions',
    columns: [
      new TableColumn(text('address', 64, { default: "''" })),
      new TableColumn(text('device', 40, { default: "''" })),
    ],
    indices: [],
  },
  {
    table: 'agents',
    columns: [new TableColumn(flag('isActive', { default: 1 })), new TableColumn(int('version', { default: 1 }))],
    indices: [new TableIndex(index('agents', ['npnNumber']))],
  },
  {
    table: 'agencies',
    columns: [new TableColumn(flag('isActive', { default: 1 })), new TableColumn(int('version', { default: 1 }))],
    indices: [new TableIndex(index('agencies', ['name']))],
  },
];

const PASSWORD_LINKS = new Table({
  name: 'password_links',
  columns: [textKey('tokenDigest', 64), int('userId'), instant('expiresAt')],
  indices: [unique('password_links', ['userId'])],
  foreignKeys: [foreignKey('password_links', 'userId', 'users', 'CASCADE')],
});
