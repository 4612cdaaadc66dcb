import { Migration } from '../platform/database/migration.ts';

export class QuotePictures1795972865330 extends Migration {
  override readonly changes = {
    create: {
      quote_pictures: {
        columns: {
          id: 'id',
          quoteId: 'int refers quotes CASCADE',
          takenAt: 'instant',
          takenByUserId: 'int null refers users RESTRICT',
          occasion: 'text(16)',
          status: 'loose(24)',
          content: 'loose',
          contentSha256: 'text(64)',
        },
        indexes: ['quoteId id', 'takenByUserId'],
      },
    },
  };
}
