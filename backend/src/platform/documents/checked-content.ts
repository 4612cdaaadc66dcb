import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** A stored document was changed. */
export const CONTENT_CHANGED = 'the content is not what was stored';

/**
 * Passes bytes through while counting and digesting them. The last chunk is held back until everything is verified, so that a reader who
 * knows the size never mistakes a changed document for a complete one.
 */
export function checkedContent({ sizeBytes, sha256 }: { sizeBytes: number; sha256: string }): Transform {
  const digest = createHash('sha256');
  let seenBytes = 0;
  let held: Buffer | null = null;
  return new Transform({
    transform(piece: Buffer, _encoding, done: TransformCallback) {
      seenBytes += piece.length;
      digest.update(piece);
      const passed = held;
      held = piece;
      done(seenBytes > sizeBytes ? new Error(CONTENT_CHANGED) : null, passed);
    },
    flush(done: TransformCallback) {
      const isRight = seenBytes === sizeBytes && digest.digest('hex') === sha256;
      done(isRight ? null : new Error(CONTENT_CHANGED), isRight ? held : null);
    },
  });
}
