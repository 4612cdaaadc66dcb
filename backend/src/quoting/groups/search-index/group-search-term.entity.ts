import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { TermKind } from '#shared/search/search-terms';
import { Group } from '../group.entity.ts';

/** A search term of a group, so that a prefix search is an index range. Written only by `indexGroupsForSearch`. */
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
