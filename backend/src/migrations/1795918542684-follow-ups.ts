import { Migration } from '../platform/database/migration.ts';

export class FollowUps1795918542684 extends Migration {
  override readonly changes = {
    create: {
      follow_ups: {
        columns: {
          id: 'id',
          quoteId: 'int refers quotes CASCADE',
          agentId: 'int null refers agents RESTRICT',
          kind: 'text(20)',
          applicantId: 'text(40)',
          dueOn: 'day',
          isComputed: 'flag default false',
          state: 'text(10)',
          isOpen: 'flag default false',
          version: 'int',
        },
        uniques: ['quoteId kind applicantId'],
        indexes: ['agentId isOpen dueOn', 'agentId state dueOn', 'state dueOn'],
      },
      follow_up_tellings: {
        columns: {
          id: 'id',
          followUpId: 'int refers follow_ups CASCADE',
          mark: 'text(20)',
          daysBefore: 'int null',
          emailId: 'int refers proposal_emails RESTRICT',
          toldByUserId: 'int null refers users RESTRICT',
          writtenAt: 'instant',
          sha256: 'text(64)',
        },
        uniques: ['followUpId mark'],
        indexes: ['emailId', 'toldByUserId'],
      },
    },
    add: { marketplace_quotes: { columns: { dataMatching: 'loose null' } } },
  };
}
