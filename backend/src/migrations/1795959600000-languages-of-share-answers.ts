import { Migration } from '../platform/database/migration.ts';

export class LanguagesOfShareAnswers1795959600000 extends Migration {
  override readonly changes = { add: { share_answers: { columns: { language: 'text(2) default "en"' } } } };
}
