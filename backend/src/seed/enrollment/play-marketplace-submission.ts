import type { INestApplicationContext } from '@nestjs/common';
import { enrollingApplicants } from '#shared/marketplace/enroll-terms';
import { HouseholdEnrollmentService } from '../../enrollment/individual/household-enrollment.service.ts';
import { SubmitToMarketplaceService } from '../../enrollment/marketplace/submit-to-marketplace.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AgentsRepository } from '../../platform/people/agents.repository.ts';
import { signEnrollment, startEnrollment } from './start-and-sign.ts';

/** What the marketplace does not know. */
const REACHED = { EmailAddress: 'applicant@example.com', HomeNumber: '6165550142' } as const;

/** Starts the enrollment of a household at the marketplace and enters what it asks; false where this database has no plan for it. */
export async function playMarketplaceEnrollment(
  app: INestApplicationContext,
  agent: SessionUser,
  quoteId: number,
): Promise<boolean> {
  const started = await startEnrollment(app, agent, quoteId);
  if (started === null) {
    return false;
  }
  const entered = started.Members.map((member) =>
    member.RelationshipToSubscriber === 'Self' ? { ...member, ...REACHED } : member,
  );
  await app.get(HouseholdEnrollmentService).saveMembers(agent, quoteId, { Members: entered, RemovedIds: [] });
  return true;
}

/** Signs and submits it; the marketplace is asked once the server runs. */
export async function playMarketplaceSubmission(
  app: INestApplicationContext,
  agent: SessionUser,
  quoteId: number,
): Promise<void> {
  const { Quote, Members, Marketplace, MedicalPlan, AmountDue } = await signEnrollment(app, agent, quoteId);
  const [identity] = await app.get(AgentsRepository).listByIds([agent.agentId!]);
  const electedAPTCAmount = Quote.Ffm!.AptcElectedAmount;
  const request = {
    ...{ QuoteId: quoteId, ConsumerId: Marketplace!.ConsumerId, planId: MedicalPlan!.PlanId },
    ...{ agentId: identity!.srcAgentId, NpnNumber: identity!.npnNumber },
    ...{ payment: AmountDue!, electedAPTCAmount },
    APTCAttestation: electedAPTCAmount > 0,
    applicants: enrollingApplicants(Marketplace!, Members),
  };
  await app.get(SubmitToMarketplaceService).submit(agent, request, async () => {});
}
