import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { Agent } from '../../platform/people/agent.entity.ts';
import { Quote } from './quote.entity.ts';

/** An agent named in the quote's documents. The group's agents determine who may see the quote. Plain stored data. */
@Entity('quote_agents')
export class QuoteAgent {
  @PrimaryColumn({ type: 'integer' }) quoteId: number;

  @ManyToOne(() => Quote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'quoteId', foreignKeyConstraintName: 'FK_quote_agents_quoteId' })
  quote?: Quote;

  @Index('IDX_quote_agents_agentId')
  @PrimaryColumn({ type: 'integer' })
  agentId: number;

  @ManyToOne(() => Agent, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'agentId', foreignKeyConstraintName: 'FK_quote_agents_agentId' })
  agent?: Agent;

  /** Order on screen and in documents, from 1. */
  @Column({ type: 'integer' }) position: number;
}
