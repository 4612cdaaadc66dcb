import { Migration } from '../platform/database/migration.ts';

export class QuoteDoctors1795803552741 extends Migration {
  override readonly changes = {
    create: {
      quote_doctors: {
        columns: {
          quoteId: 'int key refers quotes CASCADE',
          npi: 'text(10) key',
          name: 'loose(170)',
          addedAt: 'instant',
        },
      },
    },
  };
}
