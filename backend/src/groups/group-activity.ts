import type { EntityManager } from 'typeorm';
import { GroupAgent } from './group-agent.entity.ts';
import { Group } from './group.entity.ts';

/**
 * The group or one of its quotes has changed: it becomes the newest on every list. The versions of the group and its quotes stay.
 * Noted with the group and with each of its agents, whose lists are read in this order.
 */
export async function noteGroupActivity(tx: EntityManager, groupId: number, at: Date): Promise<void> {
  await tx.update(Group, { id: groupId }, { activityAt: at, version: () => 'version' });
  await tx.update(GroupAgent, { groupId }, { activityAt: at });
}
