import { Migration } from '../platform/database/migration.ts';

export class RateDrafts1795916808384 extends Migration {
  override readonly changes = {
    create: {
      rate_drafts: {
        columns: {
          id: 'id',
          state: 'loose(10)',
          fileName: 'loose(130)',
          sha256: 'text(64)',
          periodStart: 'day',
          periodEnd: 'day',
          plans: 'int',
          rates: 'int',
          loadedByUserId: 'int refers users RESTRICT',
          loadedAt: 'instant',
          decidedByUserId: 'int null refers users RESTRICT',
          decidedAt: 'instant null',
          runId: 'int null refers bulk_runs RESTRICT',
          ratesVersion: 'int null',
          result: 'loose null',
          version: 'int',
        },
        indexes: ['state sha256', 'loadedByUserId', 'decidedByUserId', 'runId'],
      },
      rate_draft_sheets: {
        columns: {
          draftId: 'int key refers rate_drafts CASCADE',
          planId: 'int key refers plans CASCADE',
          rates: 'loose',
        },
        indexes: ['planId'],
      },
      rehearsed_groups: {
        columns: {
          id: 'id',
          draftId: 'int refers rate_drafts CASCADE',
          groupId: 'int refers groups CASCADE',
          quoteId: 'int refers quotes CASCADE',
          outcome: 'loose(10) default "Failed"',
          rateArea: 'int default 0',
          members: 'int default 0',
          nowCents: 'int null',
          thenCents: 'int null',
          rise: 'int null',
          shares: 'loose null',
          missing: 'loose null',
        },
        uniques: ['draftId groupId'],
        indexes: ['draftId rise id', 'groupId', 'quoteId'],
      },
    },
  };
}
