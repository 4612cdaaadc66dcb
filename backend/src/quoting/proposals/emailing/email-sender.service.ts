import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';
import { toContact } from '../sharing/reading/shared-proposal.service.ts';
import type { Contact } from './proposal-emails.repository.ts';

/** Whom clients answer: the sender, if an agent of the quote; otherwise the quote's first agent. */
@Injectable()
export class EmailSenderService {
  constructor(private readonly quotes: QuotesRepository) {}

  /** For a quote that was found for this user. */
  async find(user: SessionUser, quoteId: number): Promise<Contact> {
    const agents = await this.quotes.listAgents(quoteId);
    const agent = agents.find(({ id }) => id === user.agentId) ?? agents[0];
    return agent
      ? toContact(agent)
      : { Name: user.fullName, AgencyName: '', Phone: '', Email: user.email, NpnNumber: '' };
  }
}
