import { Migration } from '../platform/database/migration.ts';

export class LanguagesOfPapers1795961317401 extends Migration {
  override readonly changes = { add: { proposals: { columns: { language: 'text(2) default "en"' } } } };
}
