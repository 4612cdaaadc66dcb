import { Migration } from '../platform/database/migration.ts';

export class CodeTexts1795959524628 extends Migration {
  override readonly changes = {
    add: {
      share_links: {
        columns: {
          codeTextSealed: 'text null',
          codeTextState: 'text(10) null',
          codeTextReason: 'text(200) default ""',
          codeTextSettledAt: 'instant null',
        },
      },
    },
  };
}
