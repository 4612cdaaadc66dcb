import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { REDIRECT_FAILED } from '#shared/marketplace/eligibility-problem';
import type { MarketplacePage, MarketplaceRedirect } from '#shared/marketplace/marketplace.record';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Agent } from '../../../platform/people/agent.table.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { ConsentsService } from '../../consents/consents.service.ts';
import { MarketplaceVisit } from './marketplace-visit.table.ts';
import { MarketplaceGateway, MarketplaceUnavailable } from '../marketplace.gateway.ts';

/** Ours: nobody applies in the name of another agent. */
export const OWN_AGENT_ONLY = 'You can go to the marketplace only as the agent of your own account.';

/** Sends an agent to the marketplace. Which application was completed there is asked of the marketplace, never of the browser. */
@Injectable()
export class StartVisitService {
  private readonly logger = new Logger('Marketplace');

  constructor(
    private readonly marketplace: MarketplaceGateway,
    private readonly consents: ConsentsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws RULE_BROKEN for another agent; NOT_FOUND, NOT_ALLOWED, WRONG_STATE where the consent does not count */
  async start(user: SessionUser, { UserName, ...visit }: MarketplaceRedirect): Promise<MarketplacePage> {
    const { reference, npnNumber } = await this.begin(user, visit);
    try {
      const Message = await this.marketplace.open({
        Reference: reference,
        UserName,
        NpnNumber: npnNumber,
        ReturnUrl: this.marketplace.returnUrl(),
      });
      return { Success: true, Message };
    } catch (error) {
      // Without the error's text, which could repeat what was sent.
      const { name, message } = error as Error;
      this.logger.warn(`No application page: ${error instanceof MarketplaceUnavailable ? message : name}`);
      return { Success: false, Message: REDIRECT_FAILED };
    }
  }

  /** Before the marketplace knows it: no application may be completed for a visit that is not known here. @throws as start */
  begin(
    user: SessionUser,
    { AgentId, ConsentId: consentId }: Omit<MarketplaceRedirect, 'UserName'>,
  ): Promise<{ reference: string; npnNumber: string }> {
    const reference = randomBytes(32).toString('base64url');
    return this.transactions.run(async (tx) => {
      await this.consents.assertMayHelp(user, consentId, tx);
      if (AgentId !== user.srcAgentId) {
        throw new AppError('RULE_BROKEN', OWN_AGENT_ONLY, { AgentId: [OWN_AGENT_ONLY] });
      }
      const { id: agentId, npnNumber } = await tx.findOneByOrFail(Agent, { id: user.agentId! });
      await tx.insert(MarketplaceVisit, {
        userId: user.id,
        agentId,
        consentId,
        reference,
        startedAt: this.clock.now(),
      });
      await this.audit.record(tx, { user, action: 'start-marketplace-visit', subject: 'user', subjectId: user.id });
      return { reference, npnNumber };
    });
  }
}
