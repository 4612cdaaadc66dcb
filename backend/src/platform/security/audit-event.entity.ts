import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Who did what. Written once; rows are never updated or deleted. */
@Entity('audit_events')
@Index('IDX_audit_events_userId_at', ['userId', 'at'])
@Index('IDX_audit_events_action_at', ['action', 'at'])
@Index('IDX_audit_events_subject_at', ['subject', 'at'])
@Index('IDX_audit_events_subject_subjectId_at', ['subject', 'subjectId', 'at'])
@Index('IDX_audit_events_ip_at', ['ip', 'at'])
@Index('IDX_audit_events_chain_position', ['chain', 'position'], { unique: true })
export class AuditEvent {
  @PrimaryGeneratedColumn() id: number;

  /** UTC. */
  @Index('IDX_audit_events_at')
  @Column({ type: 'datetime' })
  at: Date;

  @Column({ type: 'integer', nullable: true }) userId: number | null;

  @Column({ type: 'varchar', length: 64 }) ip: string;

  @Index('IDX_audit_events_requestId')
  @Column({ type: 'varchar', length: 64 })
  requestId: string;

  /** verb-noun: "approve-census". */
  @Column({ type: 'varchar', length: 60 }) action: string;

  @Column({ type: 'varchar', length: 40 }) subject: string;

  @Column({ type: 'varchar', length: 64 }) subjectId: string;

  /** Names of the fields that changed, never their values. */
  @Column({ type: 'varchar', length: 1000 }) fields: string;

  /** Rows of one chain follow from each other; each process writes chains of its own. */
  @Column({ type: 'integer', default: 0 }) chain: number;

  /** From 1 without a gap. */
  @Column({ type: 'integer', default: 0 }) position: number;

  /** HMAC over the previous row and this row's own contents: a changed or missing row breaks the chain. */
  @Column({ type: 'varchar', length: 64 }) hash: string;
}
