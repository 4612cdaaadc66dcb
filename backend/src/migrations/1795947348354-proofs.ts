import { Migration } from '../platform/database/migration.ts';

export class Proofs1795947348354 extends Migration {
  override readonly changes = {
    create: {
      proofs: {
        columns: {
          id: 'id',
          followUpId: 'int refers follow_ups CASCADE',
          linkId: 'int refers share_links RESTRICT',
          documentId: 'int refers documents RESTRICT',
          pages: 'int',
          sentAt: 'instant',
          ip: 'text(64)',
          userAgent: 'loose(400)',
        },
        uniques: ['documentId'],
        indexes: ['followUpId', 'linkId'],
      },
      proof_pages: {
        columns: {
          id: 'id',
          linkId: 'int refers share_links CASCADE',
          followUpId: 'int refers follow_ups CASCADE',
          requestKey: 'text(36)',
          fileName: 'loose(200)',
          sizeBytes: 'int',
          addedAt: 'instant',
          documentId: 'int null refers documents RESTRICT',
          pages: 'int',
          proofId: 'int null refers proofs CASCADE',
        },
        uniques: ['linkId requestKey', 'documentId'],
        indexes: ['followUpId linkId', 'proofId'],
      },
    },
  };
}
