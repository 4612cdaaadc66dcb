import { Migration } from '../platform/database/migration.ts';

export class ElectedReason1795827330964 extends Migration {
  override readonly changes = { add: { individual_quotes: { columns: { electedReason: 'text(16) null' } } } };
}
