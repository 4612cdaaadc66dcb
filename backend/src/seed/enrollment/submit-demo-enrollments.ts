import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import type { DecideRequest } from '#shared/enrollment/enrollment.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { toSessionFacts, toSessionUser } from '../../platform/account/session-user.ts';
import { User } from '../../platform/people/user.entity.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { DecideService } from '../../enrollment/decisions/decide.service.ts';
import { SignEnrollmentService } from '../../enrollment/signature/sign-enrollment.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.entity.ts';
import { Quote } from '../../quoting/quotes/quote.entity.ts';
import type { DemoClock } from '../demo-clock.ts';
import { DEMO_ENROLLING_GROUPS } from '../demo-enrolling-groups.ts';
import { DAY_MS } from '../demo-rows.ts';

const HOUR_MS = 3_600_000;

type Verdict = Omit<DecideRequest, 'Version'>;

/** What staff decide about the demo groups that are signed; of the others they have not decided yet. */
const VERDICTS: Partial<Record<QuoteStatus, Verdict>> = {
  Pended: { Decision: 'Pend', Reason: 'The wage detail of the third quarter is missing.' },
  Rejected: { Decision: 'Manual' },
  Declined: { Decision: 'Reject', Reason: 'Fewer than two of the employees are eligible.' },
  Approved: { Decision: 'Approve', GroupEnterpriseId: '' },
};

/**
 * Signs the demo enrollments and decides about them as people do, so that signatures, history and installation are real.
 * Does nothing for a quote that has ever been signed.
 */
export async function submitDemoEnrollments(app: INestApplicationContext, clock: DemoClock): Promise<void> {
  for (const { quote, status } of await unsigned(app.get(DataSource).manager)) {
    const agent = await userOf(app, { id: quote.createdByUserId });
    const completedAt = quote.modifiedAt.getTime();
    await clock.at(new Date(completedAt + HOUR_MS), () => sign(app, quote, agent));
    const verdict = VERDICTS[status];
    if (verdict) {
      await clock.at(new Date(completedAt + DAY_MS), () => decide(app, quote.id, verdict));
    }
  }
}

/** The quotes that wait for a signature, and the status that each is to have. */
async function unsigned(manager: EntityManager): Promise<{ quote: Quote; status: QuoteStatus }[]> {
  const targets = new Map(
    DEMO_ENROLLING_GROUPS.filter(({ isSubmitted }) => isSubmitted).map(({ name, status }) => [name, status]),
  );
  const quotes = await manager.find(Quote, {
    where: { status: 'SignatureRequired', group: { name: In([...targets.keys()]) } },
    relations: { group: true },
    order: { id: 'ASC' },
  });
  const signed = await manager.findBy(QuoteEvent, { quoteId: In(quotes.map(({ id }) => id)), toStatus: 'Complete' });
  return quotes
    .filter(({ id }) => !signed.some(({ quoteId }) => quoteId === id))
    .map((quote) => ({ quote, status: targets.get(quote.group!.name)! }));
}

const sign = (app: INestApplicationContext, { id, groupId }: Quote, agent: SessionUser) =>
  app.get(SignEnrollmentService).sign(agent, {
    request: { QuoteId: id, GroupId: groupId, SignedByName: agent.fullName, ApplicationEnteredConsent: true },
    finish: async () => {},
    ip: '127.0.0.1',
    userAgent: 'demo data',
  });

async function decide(app: INestApplicationContext, quoteId: number, verdict: Verdict): Promise<void> {
  const { version: Version } = await app.get(DataSource).manager.findOneByOrFail(Quote, { id: quoteId });
  const staff = await userOf(app, { username: 'operations' });
  await app.get(DecideService).decide(staff, quoteId, { ...verdict, Version });
}

async function userOf(app: INestApplicationContext, where: FindOptionsWhere<User>): Promise<SessionUser> {
  const user = await app.get(DataSource).manager.findOneOrFail(User, { where, relations: { agent: true } });
  return toSessionUser(toSessionFacts(user), await app.get(RulesService).inForce());
}
