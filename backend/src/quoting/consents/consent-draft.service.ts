import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { ConsentDraft } from '#shared/consents/consent.record';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { ReviewedLinesService } from './reviewed-lines.service.ts';

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Of what a client reviewed. */
export const reviewedSha256Of = (lines: readonly string[]): string => sha256Of(lines.join('\n'));

/** What the next consent or review is about: who gives it to whom, and what is reviewed as it is now. */
@Injectable()
export class ConsentDraftService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly agents: AgentsRepository,
    private readonly either: EitherQuotesRepository,
    private readonly reviewed: ReviewedLinesService,
    private readonly clock: Clock,
  ) {}

  /** null where this user records none: a consent is given to an agent of the quote. */
  async compose(
    user: SessionUser,
    quote: IndividualQuote | null,
    { agentIds, reviewed }: { agentIds: readonly number[]; reviewed: string[] },
    tx: EntityManager = this.database.manager,
  ): Promise<ConsentDraft | null> {
    const mayRecord = user.permissions.includes('agent') && (quote === null || agentIds.includes(user.agentId ?? 0));
    const [agent] = mayRecord ? await this.agents.listByIds([user.agentId ?? 0], tx) : [];
    if (!agent) {
      return null;
    }
    const { subscriberFirstName = '', subscriberLastName = '' } = quote?.individual ?? {};
    return {
      ConsumerName: [subscriberFirstName, subscriberLastName].filter(Boolean).join(' '),
      Agent: {
        Name: `${agent.firstName} ${agent.lastName}`,
        Npn: agent.npnNumber,
        AgencyName: agent.agency!.name,
        Phone: agent.phone,
        Email: agent.email,
      },
      Reviewed: reviewed,
      Today: this.clock.today(),
    };
  }

  /** What is reviewed line by line, and the agents of the quote; both empty without a quote. */
  async factsOf(
    quote: IndividualQuote | null,
    tx: EntityManager = this.database.manager,
  ): Promise<{ agentIds: number[]; reviewed: string[] }> {
    if (quote === null) {
      return { agentIds: [], reviewed: [] };
    }
    return { agentIds: await this.either.listAgentIds(tx, quote.id), reviewed: await this.reviewed.list(quote, tx) };
  }
}
