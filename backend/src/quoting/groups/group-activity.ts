import type { EntityManager } from 'typeorm';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';

/**
 * The group or one of its quotes has changed: it becomes the newest on every list. The versions of the group and its quotes stay.
 * Noted with the group and with each of its agents, whose lists are read in this order.
 */
export async function noteGroupActivity(tx: EntityManager, groupId: number, at: Date): Promise<void> {
  const instant = toStoredInstant(at);
  if (isSqlite(tx)) {
    await tx.query('UPDATE `groups` SET activityAt = ? WHERE id = ?', [instant, groupId]);
    await tx.query('UPDATE group_agents SET activityAt = ? WHERE groupId = ?', [instant, groupId]);
  } else {
    await tx.query(
      `UPDATE \`groups\` employer LEFT JOIN group_agents seenBy ON seenBy.groupId = employer.id
       SET employer.activityAt = ?, seenBy.activityAt = ? WHERE employer.id = ?`,
      [instant, instant, groupId],
    );
  }
}

/** The same of a quote whose census or plans have changed, noted with the quote as well. */
export async function noteQuoteActivity(
  tx: EntityManager,
  { id, groupId }: { id: number; groupId: number },
  at: Date,
): Promise<void> {
  const instant = toStoredInstant(at);
  if (isSqlite(tx)) {
    await tx.query('UPDATE quotes SET modifiedAt = ? WHERE id = ?', [instant, id]);
    await noteGroupActivity(tx, groupId, at);
  } else {
    await tx.query(
      `UPDATE quotes quote JOIN \`groups\` employer ON employer.id = quote.groupId
         LEFT JOIN group_agents seenBy ON seenBy.groupId = employer.id
       SET quote.modifiedAt = ?, employer.activityAt = ?, seenBy.activityAt = ? WHERE quote.id = ?`,
      [instant, instant, instant, id],
    );
  }
}
