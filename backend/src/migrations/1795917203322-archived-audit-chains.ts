import { Migration } from '../platform/database/migration.ts';

export class ArchivedAuditChains1795917203322 extends Migration {
  override readonly changes = {
    create: {
      archived_audit_chains: {
        columns: {
          chain: 'int key',
          position: 'int',
          hash: 'text(64)',
          fileDigest: 'text(64)',
          at: 'instant',
          keyId: 'text(32)',
          digest: 'text(64)',
        },
        indexes: ['fileDigest'],
      },
    },
  };
}
