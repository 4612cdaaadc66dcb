import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  flag,
  foreignKey,
  id,
  index,
  instant,
  int,
  longText,
  nullable,
  text,
  textKey,
  unique,
} from '../platform/database/columns.ts';

/** Agencies, agents, users, sessions, failed sign-ins, audit trail, system state. */
export class CreateAccounts1700000001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
    // Only when missing: a migration that was killed half-way runs again.
    await runner.query(
      `INSERT INTO system_state (name, value, version) SELECT 'audit-head', '', 0
       WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = 'audit-head')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
  }
}

const TABLES = [
  new Table({
    name: 'system_state',
    columns: [textKey('name', 64), text('value', 255), int('version', { default: 0 })],
  }),
  new Table({
    name: 'agencies',
    columns: [id('id'), text('name', 150), int('generalAgencyId', nullable)],
    indices: [index('agencies', ['generalAgencyId'])],
  }),
  new Table({
    name: 'agents',
    columns: [
      id('id'),
      text('srcAgentId', 20),
      text('firstName', 60),
      text('lastName', 60),
      text('npnNumber', 10),
      text('phone', 10),
      text('email', 120),
      int('agencyId'),
      flag('isAgentBroker'),
    ],
    indices: [
      unique('agents', ['srcAgentId']),
      index('agents', ['agencyId']),
      index('agents', ['lastName', 'firstName']),
    ],
    foreignKeys: [foreignKey('agents', 'agencyId', 'agencies', 'RESTRICT')],
  }),
  new Table({
    name: 'users',
    columns: [
      id('id'),
      text('username', 100),
      text('fullName', 120),
      text('email', 120),
      text('passwordHash', 200, nullable),
      text('oidcSubject', 190, nullable),
      longText('roles'),
      int('agentId', nullable),
      flag('isGeneralAgent'),
      flag('isActive', { default: 1 }),
      int('version'),
    ],
    indices: [
      unique('users', ['username']),
      unique('users', ['oidcSubject']),
      index('users', ['email']),
      index('users', ['agentId']),
    ],
    foreignKeys: [foreignKey('users', 'agentId', 'agents', 'RESTRICT')],
  }),
  new Table({
    name: 'sessions',
    columns: [
      textKey('id', 64),
      int('userId', nullable),
      longText('payload'),
      instant('createdAt'),
      instant('lastSeenAt'),
    ],
    indices: [index('sessions', ['userId']), index('sessions', ['lastSeenAt'])],
    foreignKeys: [foreignKey('sessions', 'userId', 'users', 'CASCADE')],
  }),
  new Table({
    name: 'sign_in_failures',
    columns: [textKey('usernameDigest', 64), int('attempts'), instant('windowStartedAt')],
  }),
  new Table({
    name: 'audit_events',
    columns: [
      id('id'),
      instant('at'),
      int('userId', nullable),
      text('ip', 64),
      text('requestId', 64),
      text('action', 60),
      text('subject', 40),
      text('subjectId', 64),
      text('fields', 1000),
      text('hash', 64),
    ],
    indices: [index('audit_events', ['subject', 'subjectId']), index('audit_events', ['userId'])],
  }),
];
