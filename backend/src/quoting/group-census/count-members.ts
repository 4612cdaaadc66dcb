import type { EntityManager } from 'typeorm';

/** To be called by whatever adds members to the census of a quote or removes some. */
export async function countMembers(tx: EntityManager, quoteId: number): Promise<void> {
  await tx.query(
    'UPDATE quotes SET memberCount = (SELECT COUNT(*) FROM census_members WHERE quoteId = ?) WHERE id = ?',
    [quoteId, quoteId],
  );
}
