import { DataSource, type QueryRunner } from 'typeorm';
import { MIGRATIONS } from '../../backend/src/migrations.ts';
import { connectionOptions } from '../../backend/src/platform/database/connection.ts';
import { isSqlite } from '../../backend/src/platform/database/is-sqlite.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const AT = '2026-11-20 15:00:00';
const digest = (letter: string) => letter.repeat(64);
const FIRST = MIGRATIONS.findIndex(({ name }) => name.startsWith('OneLink'));

describe('the links of earlier versions', () => {
  let testDatabase: TestDatabase;
  const opened = async (migrations: typeof MIGRATIONS) => {
    const options = await connectionOptions(testDatabase.url);
    return new DataSource({ ...options, migrationsTransactionMode: 'each', entities: [], migrations }).initialize();
  };
  beforeEach(async () => {
    testDatabase = await createTestDatabase();
  });
  afterEach(() => testDatabase.drop());

  /** Without the groups and quotes that they belong to. */
  async function insertLinks(runner: QueryRunner): Promise<void> {
    const [off, on] = isSqlite(runner.manager)
      ? ['PRAGMA foreign_keys = OFF', 'PRAGMA foreign_keys = ON']
      : ['SET FOREIGN_KEY_CHECKS = 0', 'SET FOREIGN_KEY_CHECKS = 1'];
    await runner.query(off);
    await runner.query(
      "INSERT INTO users (id, username, fullName, email, roles, version) VALUES (1, 'ada', 'Ada Agent', 'ada@a.test', '', 1)",
    );
    const emails = [
      [11, 'Proposal'],
      [12, 'Signature'],
      [13, 'Answer'],
    ] as const;
    for (const [id, kind] of emails) {
      await runner.query(`INSERT INTO proposal_emails (id, kind, state, reason) VALUES (${id}, '${kind}', 'Sent', '')`);
    }
    await runner.query(
      `INSERT INTO share_links (id, proposalId, tokenDigest, createdByUserId, createdAt, expiresAt, emailId)
       VALUES (5, 70, '${digest('a')}', 1, '${AT}', '${AT}', 11), (6, 71, '${digest('b')}', 1, '${AT}', '${AT}', NULL)`,
    );
    await runner.query(
      `INSERT INTO share_link_opens (shareLinkId, openedAt, address, device) VALUES (6, '${AT}', '203.0.113.0', 'Safari')`,
    );
    await runner.query(
      `INSERT INTO employer_signatures (id, quoteId, employerName, tokenDigest, codeDigest, wrongCodes, createdByUserId, createdAt, expiresAt,
         signedAt, signedByName, consentVersion, consentText, ip, userAgent, emailId)
       VALUES (5, 80, 'Grace Hopper', '${digest('c')}', '${digest('d')}', 2, 1, '${AT}', '${AT}',
         '${AT}', 'Grace B. Hopper', 'v1', 'I agree.', '203.0.113.7', 'Safari', 12)`,
    );
    await runner.query(
      `INSERT INTO password_links (tokenDigest, userId, expiresAt) VALUES ('${digest('e')}', 1, '${AT}')`,
    );
    await runner.query(on);
  }

  it('are rows of one table: those to proposals keep their ids, signatures their evidence, e-mails their links', async () => {
    const before = await opened(MIGRATIONS.slice(0, FIRST));
    await before.runMigrations();
    const runner = before.createQueryRunner();
    await insertLinks(runner);
    await runner.release();
    await before.destroy();
    const now = await opened(MIGRATIONS);
    await now.runMigrations();
    const links = (await now.query(
      `SELECT id, purpose, subjectId, personName, tokenDigest, codeDigest, wrongCodes, answeredByName, wordsVersion, words, ip, userAgent
       FROM share_links ORDER BY id`,
    )) as object[];
    const shared = { purpose: 'Proposal', personName: '', codeDigest: null, wrongCodes: 0, answeredByName: null };
    expect(links).toMatchObject([
      { ...shared, id: 5, subjectId: 70, tokenDigest: digest('a') },
      { ...shared, id: 6, subjectId: 71, tokenDigest: digest('b') },
      {
        purpose: 'EmployerSignature',
        subjectId: 80,
        personName: 'Grace Hopper',
        tokenDigest: digest('c'),
        codeDigest: `${digest('c')}:${digest('d')}`,
        wrongCodes: 2,
        answeredByName: 'Grace B. Hopper',
        wordsVersion: 'v1',
        words: 'I agree.',
        ip: '203.0.113.7',
        userAgent: 'Safari',
      },
    ]);
    expect(await now.query('SELECT shareLinkId FROM share_link_opens')).toMatchObject([{ shareLinkId: 6 }]);
    const signed = (links[2] as { id: number }).id;
    expect(await now.query('SELECT id, linkId FROM proposal_emails ORDER BY id')).toMatchObject([
      { id: 11, linkId: 5 },
      { id: 12, linkId: signed },
      { id: 13, linkId: null },
    ]);
    await now.destroy();
  });
});
