import { id, int, stored, text } from '../database/stored.ts';

/** The latest row of one chain, as signed by a checkpoint. */
export class SignedHead extends stored(
  'audit_signed_heads',
  {
    id: id(),
    checkpoint: int(),
    chain: int(),
    position: int(),
    hash: text(64),
  },
  { uniques: [['checkpoint', 'chain']], indexes: [['chain', 'position']] },
) {}
