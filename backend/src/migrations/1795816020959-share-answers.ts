import { Migration } from '../platform/database/migration.ts';

export class ShareAnswers1795816020959 extends Migration {
  override readonly changes = {
    create: {
      share_answers: {
        columns: {
          id: 'id',
          shareLinkId: 'int refers share_links CASCADE',
          requestKey: 'text(36)',
          planId: 'int null',
          planName: 'loose(200) null',
          questionSealed: 'text null',
          answeredAt: 'instant',
          address: 'loose(45)',
          device: 'loose(40)',
          emailId: 'int null refers proposal_emails SET NULL',
          handledAt: 'instant null',
          handledByUserId: 'int null refers users RESTRICT',
        },
        uniques: ['shareLinkId requestKey', 'emailId'],
        indexes: ['handledByUserId'],
      },
    },
    add: { proposals: { columns: { figures: 'loose null' } } },
  };
}
