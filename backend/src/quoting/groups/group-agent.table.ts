import { Agent } from '../../platform/people/agent.table.ts';
import { Group } from './group.table.ts';
import { instant, int, refers, stored } from '../../platform/database/stored.ts';

/** An agent of a group: users who see this agent's book see the group. Plain stored data. */
export class GroupAgent extends stored(
  'group_agents',
  {
    groupId: refers(() => Group, 'CASCADE').key(),
    agentId: refers(() => Agent, 'RESTRICT').key(),
    /** Order on screen and in documents, from 1. */
    position: int(),
    /** UTC. Copied from the group, to sort lists of an agent's groups. Only noteGroupActivity changes it. */
    activityAt: instant(),
  },
  { indexes: [['agentId', 'activityAt', 'groupId']] },
) {}
