import { Migration } from '../platform/database/migration.ts';

export class AdviceRecords1795916599898 extends Migration {
  override readonly changes = {
    create: {
      advice_notes: {
        columns: {
          id: 'id',
          quoteId: 'int refers quotes CASCADE',
          contentSealed: 'text null',
          notedAt: 'instant',
          notedByUserId: 'int refers users RESTRICT',
          version: 'int',
        },
        uniques: ['quoteId'],
        indexes: ['notedByUserId'],
      },
      advice_records: {
        columns: {
          id: 'id',
          quoteId: 'int refers quotes RESTRICT',
          madeByUserId: 'int refers users RESTRICT',
          madeAt: 'instant',
          effectiveDate: 'day',
          documentId: 'int refers documents RESTRICT',
          contentSha256: 'text(64)',
          retainUntil: 'day',
        },
        uniques: ['documentId'],
        indexes: ['quoteId id', 'madeByUserId'],
      },
    },
  };
}
