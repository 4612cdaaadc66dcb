import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Agent } from '../../../platform/people/agent.entity.ts';
import { Group } from '../group.entity.ts';

/**
 * A group in the book of business of one of its agents, with the book's sort columns: each order has an index, so that any page of a book
 * of 50,000 groups is read in order. Displayed data comes from the group. Written only by `indexGroupsForSearch`.
 */
@Entity('group_book_entries')
@Index('IDX_group_book_entries_agentId_name_groupId', ['agentId', 'name', 'groupId'])
@Index('IDX_group_book_entries_agentId_groupNumber_groupId', ['agentId', 'groupNumber', 'groupId'])
@Index('IDX_group_book_entries_agentId_phoneNumber_groupId', ['agentId', 'phoneNumber', 'groupId'])
@Index('IDX_group_book_entries_agentId_effectiveDate_groupId', ['agentId', 'effectiveDate', 'groupId'])
@Index('IDX_group_book_entries_agentId_email_groupId', ['agentId', 'email', 'groupId'])
export class GroupBookEntry {
  @PrimaryColumn({ type: 'integer' }) agentId: number;

  @ManyToOne(() => Agent, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'agentId', foreignKeyConstraintName: 'FK_group_book_entries_agentId' })
  agent?: Agent;

  @Index('IDX_group_book_entries_groupId')
  @PrimaryColumn({ type: 'integer' })
  groupId: number;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'groupId', foreignKeyConstraintName: 'FK_group_book_entries_groupId' })
  group?: Group;

  /** Lower case: SQLite sorts "b" after "Z". */
  @Column({ type: 'varchar', length: 150 }) name: string;

  @Column({ type: 'varchar', length: 20 }) groupNumber: string;

  @Column({ type: 'varchar', length: 10, nullable: true }) phoneNumber: string | null;

  /** The date shown in the book: the last effective date, otherwise the renewal date. */
  @Column({ type: 'date', nullable: true }) effectiveDate: IsoDate | null;

  @Column({ type: 'varchar', length: 254, nullable: true }) email: string | null;
}
