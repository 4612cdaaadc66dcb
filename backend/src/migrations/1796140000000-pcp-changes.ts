import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { day, flag, id, index, instant, int, looseText, nullable, table, text } from '../platform/database/columns.ts';

const CONTRACTS = 'contracts';
const FACETS_ID = new TableIndex(index(CONTRACTS, ['facetsId']));

const TABLES = [
  table('pcp_changes', {
    columns: [
      id('id'),
      int('contractId'),
      text('enterpriseId', 20),
      text('facetsId', 20),
      text('status', 10),
      int('openMark', nullable),
      looseText('previousProviderName', 120, nullable),
      text('providerId', 10),
      looseText('providerName', 120),
      flag('isExistingPatient'),
      day('effectiveDate'),
      int('requestedByUserId'),
      instant('requestedAt'),
      instant('answeredAt', nullable),
      looseText('reason', 300),
      text('detail', 200),
    ],
    uniques: [['contractId', 'enterpriseId', 'openMark']],
    indexes: [['requestedByUserId']],
    references: { contractId: [CONTRACTS, 'CASCADE'], requestedByUserId: ['users', 'RESTRICT'] },
  }),
  table('carrier_sandbox_pcp_changes', {
    columns: [id('id'), text('idempotencyKey', 80), text('reference', 40), instant('installedAt')],
    uniques: [['idempotencyKey']],
    indexes: [['reference']],
  }),
];

/** Changes of members' primary care providers, and the contracts that the carrier's own number names. */
export class PcpChanges1796140000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const stored = await runner.getTable(CONTRACTS);
    if (!stored?.indices.some(({ name }) => name === FACETS_ID.name)) {
      await runner.createIndex(CONTRACTS, FACETS_ID);
    }
    for (const each of TABLES) {
      await runner.createTable(each, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of TABLES.toReversed()) {
      await runner.dropTable(each, true);
    }
    await runner.dropIndex(CONTRACTS, FACETS_ID);
  }
}
