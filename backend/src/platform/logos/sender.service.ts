import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { RulesService } from '../business-rules/rules.service.ts';
import type { Picture, Sender } from '../documents/pdf/cover.ts';
import { StoredDocumentsService } from '../documents/stored-documents.service.ts';
import type { StoredDocument } from '../documents/stored-document.table.ts';
import { toAgentResponse } from '../people/agent-response.ts';
import type { Agent } from '../people/agent.table.ts';
import { LogosRepository } from './logos.repository.ts';

interface Logo {
  /** The name of its agency, or of the carrier. */
  of: string;
  document: StoredDocument;
}

export interface SenderLogos {
  agencyLogo: Logo | null;
  carrierLogo: Logo | null;
}

/** From whom documents for clients are: insurer, agents, and the logos of both. */
@Injectable()
export class SenderService {
  constructor(
    private readonly rules: RulesService,
    private readonly logos: LogosRepository,
    private readonly storedDocuments: StoredDocumentsService,
  ) {}

  /** What the first page says. @param agents those of the quote, with their agencies */
  async compose(agents: readonly Agent[]): Promise<Sender> {
    const { agencyLogo, carrierLogo } = await this.findLogos(agents);
    return {
      ...(await this.composeWords(agents)),
      agencyLogo: agencyLogo && (await this.read(agencyLogo)),
      carrierLogo: carrierLogo && (await this.read(carrierLogo)),
    };
  }

  /** Same without logos, for documents that are not drawn in a worker. */
  async composeWords(agents: readonly Agent[]): Promise<Sender> {
    const { InsurerName: insurer } = await this.rules.inForce();
    return { insurer, agents: agents.map(toAgentResponse), agencyLogo: null, carrierLogo: null };
  }

  /** Of the first agency among theirs that has one, and of the carrier. */
  async findLogos(agents: readonly Agent[]): Promise<SenderLogos> {
    const logos = await this.logos.map(agents.map(({ agencyId }) => agencyId));
    const first = agents.find(({ agencyId }) => logos.has(agencyId));
    const ofCarrier = await this.logos.find('carrier');
    return {
      agencyLogo: first ? { of: first.agency?.name ?? '', document: logos.get(first.agencyId)! } : null,
      carrierLogo: ofCarrier && { of: (await this.rules.inForce()).InsurerName, document: ofCarrier },
    };
  }

  private async read({ of, document }: Logo): Promise<Picture> {
    const content = await buffer(await this.storedDocuments.open(document));
    return { of, address: `data:${document.contentType};base64,${content.toString('base64')}` };
  }
}
