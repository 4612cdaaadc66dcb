import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { TermKind } from '#shared/search/search-terms';
import { Group } from '../group.entity.ts';

/** One term that a group is found by, so that "begins with" is a range of an index. Written by `indexGroupsForSearch` alone. */
@Entity('group_search_terms')
@Index('IDX_group_search_terms_term_kind_groupId', ['term', 'kind', 'groupId'])
export class GroupSearchTerm {
  @PrimaryGeneratedColumn() id: number;

  /** Lower case, without accents. */
  @Column({ type: 'varchar', length: 60 }) term: string;

  @Column({ type: 'varchar', length: 8 }) kind: TermKind;

  @Index('IDX_group_search_terms_groupId')
  @Column({ type: 'integer' })
  groupId: number;

  @ManyToOne(() => Group, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'groupId', foreignKeyConstraintName: 'FK_group_search_terms_groupId' })
  group?: Group;
}
