import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { SendingHow } from '#shared/proposals/sending';
import { User } from '../../../platform/people/user.entity.ts';
import { Proposal } from '../proposal.entity.ts';

/** A proposal was sent. Written once. */
@Entity('proposal_sendings')
@Index('IDX_proposal_sendings_proposalId_how', ['proposalId', 'how'])
export class ProposalSending {
  @PrimaryGeneratedColumn() id: number;

  @Column({ type: 'integer' }) proposalId: number;

  @ManyToOne(() => Proposal, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'proposalId', foreignKeyConstraintName: 'FK_proposal_sendings_proposalId' })
  proposal?: Proposal;

  @Index('IDX_proposal_sendings_sentByUserId')
  @Column({ type: 'integer' })
  sentByUserId: number;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'sentByUserId', foreignKeyConstraintName: 'FK_proposal_sendings_sentByUserId' })
  sentBy?: User;

  /** UTC. */
  @Column({ type: 'datetime' }) sentAt: Date;

  @Column({ type: 'varchar', length: 12 }) how: SendingHow;
}
