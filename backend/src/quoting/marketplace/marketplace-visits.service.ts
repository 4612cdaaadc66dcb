import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { FETCH_FAILED, REDIRECT_FAILED } from '#shared/marketplace/eligibility-problem';
import { AGENTS_ONLY, marketplaceProblem } from '#shared/marketplace/marketplace-facts';
import type { EligibilityAnswer } from '#shared/marketplace/marketplace-payload';
import type { MarketplacePage, MarketplaceRedirect } from '#shared/marketplace/marketplace.record';
import { addRows } from '../../platform/database/add-rows.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { ConsentsService } from '../consents/consents.service.ts';
import { MarketplaceVisit } from './marketplace-visit.table.ts';
import { MarketplaceVisitsRepository } from './marketplace-visits.repository.ts';
import { MarketplaceGateway, MarketplaceUnavailable } from './marketplace.gateway.ts';

/** Ours: nobody applies in the name of another agent. */
export const OWN_AGENT_ONLY = 'You can go to the marketplace only as the agent of your own account.';
/** Ours. */
export const NO_SUCH_CONSUMER = 'There is no marketplace application of yours with this consumer ID. Start it again.';

export interface FetchedEligibility {
  eligibility: EligibilityAnswer;
  /** Under which its visit began. */
  consentId: number;
}

/** An application need not be finished in one sitting. */
const DAYS_TO_RETURN = 7;
const DAY_MS = 86_400_000;
/** Of a visit that began before consents were recorded: no consent has this id. */
const NEVER_GIVEN = 0;

/**
 * The way to the marketplace and back. Which application was completed there, and what was decided, is asked of the marketplace, never of the
 * browser: a consumer id is typed or clicked and proves nothing, so the marketplace answers only if a visit that this user started has ended
 * with that consumer.
 */
@Injectable()
export class MarketplaceVisitsService {
  private readonly logger = new Logger('Marketplace');

  constructor(
    private readonly marketplace: MarketplaceGateway,
    private readonly consents: ConsentsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly begun: MarketplaceVisitsRepository,
    private readonly rules: RulesService,
  ) {}

  /** Sends an agent there. @throws RULE_BROKEN for another agent; NOT_FOUND, NOT_ALLOWED, WRONG_STATE where the consent does not count */
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
      await addRows(tx, MarketplaceVisit, {
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

  /** What was decided about a consumer. @throws NOT_FOUND for a consumer of another user too; UPSTREAM_FAILED; WRONG_STATE when the consent no longer counts */
  async fetchEligibility(user: SessionUser, consumerId: string): Promise<FetchedEligibility> {
    const since = new Date(this.clock.now().getTime() - DAYS_TO_RETURN * DAY_MS);
    const visits = await this.begun.listSince(user, since);
    const References = visits.map(({ reference }) => reference);
    const eligibility =
      visits.length === 0
        ? null
        : await this.marketplace
            .eligibility({ ConsumerId: consumerId, References })
            .catch((error: Error) => this.unreachable(error));
    if (eligibility === null) {
      throw new AppError('NOT_FOUND', NO_SUCH_CONSUMER);
    }
    const consentId = visits.find(({ reference }) => reference === eligibility.Reference)?.consentId ?? NEVER_GIVEN;
    await this.consents.assertMayContinue(user, consentId);
    return { eligibility, consentId };
  }

  /** Without the error's text, which could repeat personal data. */
  private unreachable(error: Error): never {
    this.logger.warn(`No eligibility: ${error instanceof MarketplaceUnavailable ? error.message : error.name}`);
    throw new AppError('UPSTREAM_FAILED', FETCH_FAILED);
  }

  /** Who may use the marketplace, and when: spec 002 section 6; rules FFMStartDate and FFMEndDate. @throws NOT_ALLOWED, RULE_BROKEN */
  async assertAccess({ permissions, agentId }: SessionUser): Promise<void> {
    const { FFMStartDate: firstDay, FFMEndDate: lastDay } = await this.rules.inForce();
    const problem =
      agentId === null
        ? AGENTS_ONLY
        : marketplaceProblem({ permissions, firstDay, lastDay, today: this.clock.today() });
    if (problem) {
      throw new AppError(problem === AGENTS_ONLY ? 'NOT_ALLOWED' : 'RULE_BROKEN', problem);
    }
  }
}
