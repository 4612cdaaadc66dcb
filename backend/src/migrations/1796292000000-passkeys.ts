import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, nullable, table, text, textKey } from '../platform/database/columns.ts';

const PASSKEYS = table('passkeys', {
  columns: [
    id('id'),
    int('userId'),
    text('name', 60),
    text('credentialDigest', 64),
    text('credentialId', 1364),
    text('publicKey', 1024),
    int('counter'),
    text('transports', 80),
    instant('addedAt'),
    instant('lastUsedAt', nullable),
  ],
  uniques: [['credentialDigest']],
  indexes: [['userId']],
  references: { userId: ['users', 'CASCADE'] },
});

const CHALLENGES = table('passkey_challenges', {
  columns: [textKey('sessionId', 64), text('challenge', 43), instant('askedAt')],
  references: { sessionId: ['sessions', 'CASCADE'] },
});

/** Passkeys as a second step of signing in, and what is asked of them. */
export class Passkeys1796292000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PASSKEYS, true);
    await runner.createTable(CHALLENGES, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CHALLENGES, true);
    await runner.dropTable(PASSKEYS, true);
  }
}
