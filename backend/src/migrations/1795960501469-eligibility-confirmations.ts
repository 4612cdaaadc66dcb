import { Migration } from '../platform/database/migration.ts';

export class EligibilityConfirmations1795960501469 extends Migration {
  override readonly changes = {
    create: {
      eligibility_confirmations: {
        columns: {
          id: 'id',
          quoteId: 'int refers quotes RESTRICT',
          linkId: 'int refers share_links RESTRICT',
          confirmedByName: 'loose(100)',
          confirmedAt: 'instant',
          language: 'text(2)',
          wordsVersion: 'loose(20)',
          words: 'loose',
          ip: 'loose(64)',
          userAgent: 'loose(400)',
          contentDocumentId: 'int refers documents RESTRICT',
        },
        uniques: ['contentDocumentId'],
        indexes: ['quoteId', 'linkId'],
      },
    },
  };
}
