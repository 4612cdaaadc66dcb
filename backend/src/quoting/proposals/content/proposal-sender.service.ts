import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { OpenDocumentService } from '../../../platform/documents/open-document.service.ts';
import type { StoredDocument } from '../../../platform/documents/stored-document.table.ts';
import { LogosRepository } from '../../../platform/logos/logos.repository.ts';
import type { Agent } from '../../../platform/people/agent.table.ts';
import { QuotesRepository } from '../../quotes/quotes.repository.ts';

/** Who sends a proposal, and the logos that it shows: of the first agency among theirs that has one, and of the carrier. */
@Injectable()
export class ProposalSenderService {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly rules: RulesService,
    private readonly logos: LogosRepository,
    private readonly documents: OpenDocumentService,
  ) {}

  /** For a quote that was found for its user, or by its link. */
  async find(quoteId: number): Promise<ProposalSender> {
    const agents = await this.quotes.listAgents(quoteId);
    const logos = await this.logos.map(agents.map(({ agencyId }) => agencyId));
    const first = agents.find(({ agencyId }) => logos.has(agencyId));
    return {
      agents,
      agencyLogo: first ? { of: first.agency?.name ?? '', document: logos.get(first.agencyId)! } : null,
      carrierLogo: await this.findCarrierLogo(),
    };
  }

  private async findCarrierLogo(): Promise<Logo | null> {
    const document = await this.logos.find('carrier');
    return document && { of: (await this.rules.inForce()).InsurerName, document };
  }

  /** As a data address, for PDFs. */
  async read({ of, document }: Logo): Promise<{ of: string; address: string }> {
    const content = await buffer(await this.documents.open(document));
    return { of, address: `data:${document.contentType};base64,${content.toString('base64')}` };
  }
}

export interface ProposalSender {
  agents: Agent[];
  agencyLogo: Logo | null;
  carrierLogo: Logo | null;
}

interface Logo {
  /** The name of its agency, or of the carrier. */
  of: string;
  document: StoredDocument;
}
