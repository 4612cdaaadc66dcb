import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { OpenDocumentService } from '../../../platform/documents/open-document.service.ts';
import type { StoredDocument } from '../../../platform/documents/stored-document.entity.ts';
import type { Agent } from '../../../platform/people/agent.entity.ts';
import { AgencyLogosRepository } from '../../../platform/agency-logos/agency-logos.repository.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';

/** Who sends a proposal: the quote's agents, and the logo of the first agency among theirs that has one. */
@Injectable()
export class ProposalSenderService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly logos: AgencyLogosRepository,
    private readonly documents: OpenDocumentService,
  ) {}

  /** For a quote that was found for its user, or by its link. */
  async find(quoteId: number): Promise<{ agents: Agent[]; logo: AgencyPicture | null }> {
    const agents = await this.quotes.listAgents(quoteId);
    const logos = await this.logos.map(agents.map(({ agencyId }) => agencyId));
    const first = agents.find(({ agencyId }) => logos.has(agencyId));
    return { agents, logo: first ? { of: first.agency?.name ?? '', document: logos.get(first.agencyId)! } : null };
  }

  /** As a data address, for PDFs. */
  async read({ document }: AgencyPicture): Promise<string> {
    const content = await buffer(await this.documents.open(document));
    return `data:${document.contentType};base64,${content.toString('base64')}`;
  }
}

interface AgencyPicture {
  /** The agency's name. */
  of: string;
  document: StoredDocument;
}
