import { Migration } from '../platform/database/migration.ts';

export class LanguagesOfFollowUps1795959875906 extends Migration {
  override readonly changes = { add: { follow_up_tellings: { columns: { language: 'text(2) default "en"' } } } };
}
