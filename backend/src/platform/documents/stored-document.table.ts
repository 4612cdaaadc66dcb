import { id, instant, int, loose, refers, stored, text } from '../database/stored.ts';
import { User } from '../people/user.table.ts';

/** A stored file: its type and owner; the content is in the blob store. Written once. */
export class StoredDocument extends stored('documents', {
  id: id(),
  /** From newBlobKey: random. */
  blobKey: text(64).unique(),
  fileName: loose(255),
  contentType: loose(100),
  sizeBytes: int(),
  /** Hex. */
  sha256: text(64),
  /** The user who created or uploaded it. The record that it belongs to decides who may read it. */
  ownerUserId: refers(() => User, 'RESTRICT'),
  /** UTC. */
  createdAt: instant(),
}) {}
