import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, index, instant, int, textKey } from '../platform/database/columns.ts';

/** Attempts under any limit, those under way apart from those that failed; and from where each user has signed in before. */
export class CountAttempts1700000030110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ATTEMPT_COUNTS, true);
    await runner.createTable(KNOWN_ADDRESSES, true);
    // Counts of the last 15 minutes at most.
    await runner.dropTable(SIGN_IN_FAILURES, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createTable(SIGN_IN_FAILURES, true);
    await runner.dropTable(KNOWN_ADDRESSES);
    await runner.dropTable(ATTEMPT_COUNTS);
  }
}

const ATTEMPT_COUNTS = new Table({
  name: 'attempt_counts',
  columns: [textKey('keyDigest', 64), int('underWay'), int('failures'), instant('windowStartedAt')],
});

const KNOWN_ADDRESSES = new Table({
  name: 'known_addresses',
  columns: [textKey('digest', 64), int('userId'), instant('lastUsedAt')],
  indices: [index('known_addresses', ['userId']), index('known_addresses', ['lastUsedAt'])],
  foreignKeys: [foreignKey('known_addresses', 'userId', 'users', 'CASCADE')],
});

const SIGN_IN_FAILURES = new Table({
  name: 'sign_in_failures',
  columns: [textKey('usernameDigest', 64), int('attempts'), instant('windowStartedAt')],
});
