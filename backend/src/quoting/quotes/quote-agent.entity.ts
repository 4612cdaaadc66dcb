import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { Agent } from '../../platform/people/agent.entity.ts';
import { Quote } from './quote.entity.ts';

/**
 * An agent named in the quote's documents. Of a household's quote they determine who may see it; of a group's, the group's agents do.
 * Plain stored data.
 */
@Entity('quote_agents')
@Index('IDX_quote_agents_agentId_eventDate', ['agentId', 'eventDate'])
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

  /** Of a special enrollment, repeated from the quote (`noteEventOfAgents`): for an agent's list of those that end soon. */
  @Column({ type: 'date', nullable: true }) eventDate: IsoDate | null;
}
