import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index, indexName } from '../platform/database/columns.ts';

const TABLE = 'audit_events';
const NEW = [['at'], ['userId', 'at'], ['action', 'at'], ['subject', 'at'], ['ip', 'at'], ['requestId']];
const BY_RECORD = ['subject', 'subjectId', 'at'];
/** What the new ones begin with as well. */
const OLD = [['userId'], ['subject', 'subjectId']];

/** The audit list: each of its filters is a range of an index that is in the order of time. */
export class IndexAuditEvents1700000025500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await create(runner, [...NEW, BY_RECORD]);
    await drop(runner, OLD);
  }

  async down(runner: QueryRunner): Promise<void> {
    await create(runner, OLD);
    await drop(runner, [...NEW, BY_RECORD]);
  }
}

/** A migration that was killed half-way runs again: only those that are missing. */
async function create(runner: QueryRunner, indices: readonly string[][]): Promise<void> {
  const there = await namesOf(runner);
  for (const columns of indices.filter((each) => !there.includes(indexName(TABLE, each)))) {
    await runner.createIndex(TABLE, new TableIndex(index(TABLE, columns)));
  }
}

async function drop(runner: QueryRunner, indices: readonly string[][]): Promise<void> {
  const there = await namesOf(runner);
  for (const name of indices.map((columns) => indexName(TABLE, columns)).filter((each) => there.includes(each))) {
    await runner.dropIndex(TABLE, name);
  }
}

async function namesOf(runner: QueryRunner): Promise<(string | undefined)[]> {
  const table = await runner.getTable(TABLE);
  return table?.indices.map(({ name }) => name) ?? [];
}
