import { id, instant, int, loose, refers, stored, text } from '../../platform/database/stored.ts';
import { StoredDocument } from '../../platform/documents/stored-document.table.ts';
import { Link } from '../../platform/links/link.table.ts';
import { FollowUp } from './follow-up.table.ts';
import { Proof } from './proof.table.ts';

/** A picture or PDF that a client has chosen: named first, then uploaded, then sent. Stays when it is sent, so that a repeat finds it. */
export class ProofPage extends stored(
  'proof_pages',
  {
    id: id(),
    linkId: refers(() => Link, 'CASCADE'),
    followUpId: refers(() => FollowUp, 'CASCADE'),
    /** A UUID of the client's page. */
    requestKey: text(36),
    fileName: loose(200),
    /** Of the file as it was chosen. */
    sizeBytes: int(),
    /** UTC. */
    addedAt: instant(),
    /** What has arrived; null before, and once it is sent: then the proof has it. */
    documentId: refers(() => StoredDocument, 'RESTRICT')
      .orNull()
      .unique(),
    /** 0 before it has arrived. */
    pages: int(),
    proofId: refers(() => Proof, 'CASCADE').orNull(),
  },
  { uniques: [['linkId', 'requestKey']], indexes: [['followUpId', 'linkId']] },
) {}
