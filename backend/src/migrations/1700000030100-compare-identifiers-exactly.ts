import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { nullable, text } from '../platform/database/columns.ts';
import { exactCollation } from '../platform/database/exact-collation.ts';

/**
 * MySQL and MariaDB took "superusèř" for "superuser": what identifies is compared byte by byte from now on, as SQLite always did.
 * Names and other words that people sort by keep their order. New tables compare exactly unless they say otherwise.
 */
export class CompareIdentifiersExactly1700000030100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const collation = exactCollation(runner.connection);
    if (collation) {
      await collate(runner, ` COLLATE ${collation}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (exactCollation(runner.connection)) {
      // The collation that the server gives utf8mb4 by itself.
      await collate(runner, '');
    }
  }
}

async function collate(runner: QueryRunner, collation: string): Promise<void> {
  await runner.query(`ALTER DATABASE CHARACTER SET utf8mb4${collation}`);
  for (const [table, columns] of Object.entries(IDENTIFIERS)) {
    const changes = columns.map((column) => `MODIFY ${definition(column, collation)}`);
    await runner.query(`ALTER TABLE \`${table}\` DEFAULT CHARACTER SET utf8mb4${collation}, ${changes.join(', ')}`);
  }
}

const definition = ({ name, length, isNullable }: TableColumnOptions, collation: string): string =>
  `\`${name}\` varchar(${length}) CHARACTER SET utf8mb4${collation} ${isNullable ? 'NULL' : 'NOT NULL'}`;

const CENSUS_PERSON = [text('rowKey', 36), text('ssnSealed', 160, nullable), text('ssnFingerprint', 64, nullable)];
const BY_COUNTY = [text('countyFips', 5)];

const IDENTIFIERS: Record<string, TableColumnOptions[]> = {
  system_state: [text('name', 64)],
  agents: [text('srcAgentId', 20), text('npnNumber', 10), text('email', 120)],
  users: [
    text('username', 100),
    text('email', 120),
    text('passwordHash', 200, nullable),
    text('oidcSubject', 190, nullable),
  ],
  sessions: [text('id', 64)],
  password_links: [text('tokenDigest', 64)],
  user_preferences: [text('name', 80)],
  audit_events: [
    text('requestId', 64),
    text('action', 60),
    text('subject', 40),
    text('subjectId', 64),
    text('hash', 64),
  ],
  business_rules: [text('ruleKey', 80)],
  locations: [text('postalCode', 5), text('countyFips', 5)],
  groups: [text('groupEnterpriseId', 20, nullable), text('taxId', 9, nullable)],
  census_members: CENSUS_PERSON,
  census_snapshot_members: CENSUS_PERSON,
  plans: [text('hiosPlanId', 14)],
  plan_counties: BY_COUNTY,
  plan_crosswalks: BY_COUNTY,
  proposals: [text('sha256', 64)],
  documents: [text('blobKey', 64), text('sha256', 64)],
  share_links: [text('tokenDigest', 64)],
  contributions: [text('coverage', 10)],
  subgroups: [text('subGroupId', 4), text('taxId', 9, nullable)],
  idempotent_requests: [text('keyDigest', 64), text('requestDigest', 64), text('attempt', 36)],
  member_enrollments: [text('subGroupId', 4, nullable), text('providerId', 10, nullable)],
  providers: [text('npi', 10)],
  provider_plans: [text('network', 14)],
  outbox: [text('topic', 32), text('idempotencyKey', 36), text('takenBy', 36, nullable)],
  installations: [text('groupNumber', 20, nullable)],
  carrier_sandbox_groups: [text('idempotencyKey', 80), text('reference', 40)],
  carrier_sandbox_members: [text('idempotencyKey', 80), text('groupReference', 40), text('reference', 40)],
  bulk_runs: [text('kind', 40)],
  held_payments: [text('providerReference', 40)],
};
