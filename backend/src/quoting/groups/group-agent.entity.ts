import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Agent } from '../../platform/people/agent.entity.ts';
import { Group } from './group.entity.ts';

/** An agent of a group: users who see this agent's book see the group. Plain stored data. */
@Entity('group_agents')
@Index('IDX_group_agents_agentId_activityAt_groupId', ['agentId', 'activityAt', 'groupId'])
export class GroupAgent {
  @PrimaryColumn({ type: 'integer' }) groupId: number;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'groupId', foreignKeyConstraintName: 'FK_group_agents_groupId' })
  group?: Group;

  @PrimaryColumn({ type: 'integer' }) agentId: number;

  @ManyToOne(() => Agent, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'agentId', foreignKeyConstraintName: 'FK_group_agents_agentId' })
  agent?: Agent;

  /** Order on screen and in documents, from 1. */
  @Column({ type: 'integer' }) position: number;

  /** UTC. Copied from the group, to sort lists of an agent's groups. Only noteGroupActivity changes it. */
  @Column({ type: 'datetime' }) activityAt: Date;
}
