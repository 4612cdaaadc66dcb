import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableForeignKey, TableIndex } from 'typeorm';
import { foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** Files that are kept, proposals with their file, what went out when, and links to them. */
export class CreateDocuments1700000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(DOCUMENTS, true);
    await keepFilesOfProposals(runner);
    await runner.createTable(SENDINGS, true);
    await runner.createTable(SHARE_LINKS, true);
    await runner.createTable(SHARE_LINK_OPENS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SHARE_LINK_OPENS);
    await runner.dropTable(SHARE_LINKS);
    await runner.dropTable(SENDINGS);
    await runner.dropForeignKey('proposals', DOCUMENT_KEY.name!);
    await runner.dropIndex('proposals', DOCUMENT_INDEX.name!);
    await runner.dropColumns('proposals', ['kind', 'documentId']);
    await runner.dropTable(DOCUMENTS);
  }
}

const DOCUMENT_KEY = new TableForeignKey(foreignKey('proposals', 'documentId', 'documents', 'RESTRICT'));
const DOCUMENT_INDEX = new TableIndex(index('proposals', ['documentId']));

/** Each step on its own: a start that was killed in the middle goes on where it stopped. */
async function keepFilesOfProposals(runner: QueryRunner): Promise<void> {
  const columns = [text('kind', 20, { default: "'Proposal'" }), int('documentId', nullable)];
  for (const column of columns) {
    if (!(await runner.hasColumn('proposals', column.name))) {
      await runner.addColumn('proposals', new TableColumn(column));
    }
  }
  const table = await runner.getTable('proposals');
  if (!table?.indices.some(({ name }) => name === DOCUMENT_INDEX.name)) {
    await runner.createIndex('proposals', DOCUMENT_INDEX);
  }
  if (!table?.foreignKeys.some(({ name }) => name === DOCUMENT_KEY.name)) {
    await runner.createForeignKey('proposals', DOCUMENT_KEY);
  }
}

const DOCUMENTS = new Table({
  name: 'documents',
  columns: [
    id('id'),
    text('blobKey', 64),
    text('fileName', 255),
    text('contentType', 100),
    int('sizeBytes'),
    text('sha256', 64),
    int('ownerUserId'),
    instant('createdAt'),
  ],
  indices: [unique('documents', ['blobKey']), index('documents', ['ownerUserId'])],
  foreignKeys: [foreignKey('documents', 'ownerUserId', 'users', 'RESTRICT')],
});

const SENDINGS = new Table({
  name: 'proposal_sendings',
  columns: [id('id'), int('proposalId'), int('sentByUserId'), instant('sentAt'), text('how', 12)],
  indices: [index('proposal_sendings', ['proposalId', 'how']), index('proposal_sendings', ['sentByUserId'])],
  foreignKeys: [
    foreignKey('proposal_sendings', 'proposalId', 'proposals', 'CASCADE'),
    foreignKey('proposal_sendings', 'sentByUserId', 'users', 'RESTRICT'),
  ],
});

const SHARE_LINKS = new Table({
  name: 'share_links',
  columns: [
    id('id'),
    int('proposalId'),
    text('tokenDigest', 64),
    int('createdByUserId'),
    instant('createdAt'),
    instant('expiresAt'),
    instant('revokedAt', nullable),
    int('revokedByUserId', nullable),
  ],
  indices: [
    unique('share_links', ['tokenDigest']),
    index('share_links', ['proposalId']),
    index('share_links', ['createdByUserId']),
    index('share_links', ['revokedByUserId']),
  ],
  foreignKeys: [
    foreignKey('share_links', 'proposalId', 'proposals', 'CASCADE'),
    foreignKey('share_links', 'createdByUserId', 'users', 'RESTRICT'),
    foreignKey('share_links', 'revokedByUserId', 'users', 'RESTRICT'),
  ],
});

const SHARE_LINK_OPENS = new Table({
  name: 'share_link_opens',
  columns: [id('id'), int('shareLinkId'), instant('openedAt'), text('address', 45), text('device', 40)],
  indices: [index('share_link_opens', ['shareLinkId', 'openedAt'])],
  foreignKeys: [foreignKey('share_link_opens', 'shareLinkId', 'share_links', 'CASCADE')],
});
