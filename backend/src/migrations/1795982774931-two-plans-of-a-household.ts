import { Migration } from '../platform/database/migration.ts';

export class TwoPlansOfAHousehold1795982774931 extends Migration {
  override readonly changes = {
    add: {
      individual_quotes: {
        columns: { companionId: 'int null refers quotes SET NULL', sentCreditCents: 'int null' },
        indexes: ['companionId'],
      },
    },
  };
}
