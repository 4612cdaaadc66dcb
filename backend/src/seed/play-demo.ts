import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { DecideRequest } from '#shared/enrollment/enrollment.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { DecisionsService } from '../enrollment/decisions/decisions.service.ts';
import { SignatureService } from '../enrollment/signature/signature.service.ts';
import type { SessionUser } from '../platform/http/current-user.ts';
import { ProposalsService } from '../quoting/proposals/proposals.service.ts';
import { QuoteEvent } from '../quoting/quotes/quote-event.table.ts';
import { Quote } from '../quoting/quotes/quote.table.ts';
import type { GroupQuote } from '../quoting/quotes/quotes.repository.ts';
import { DAY_MS, type DemoClock, HOUR_MS } from './demo-clock.ts';
import { ENROLLING_GROUPS, NEW_GROUPS, RENEWING_GROUPS, SUBMITTED } from './demo-groups.ts';
import { playHouseholds, userOf } from './play-households.ts';
import { playMarketplace } from './play-marketplace.ts';

/** What staff decide about the demo groups that are signed; of the others they have not decided yet. */
const VERDICTS: Partial<Record<QuoteStatus, Omit<DecideRequest, 'Version'>>> = {
  Pended: { Decision: 'Pend', Reason: 'The wage detail of the third quarter is missing.' },
  Rejected: { Decision: 'Manual' },
  Declined: { Decision: 'Reject', Reason: 'Fewer than two of the employees are eligible.' },
  Approved: { Decision: 'Approve' },
};

/** The insurer's numbers of groups that staff approve: above those of the groups that it has already. */
const FIRST_NUMBER = 70_020_000;

/** Group and name of the quotes that have a proposal. */
const PROPOSED = [
  ...NEW_GROUPS.flatMap(({ employer: [group], quotes }) => quotes.map(([name, status]) => ({ group, name, status }))),
  ...RENEWING_GROUPS.map(({ employer: [group], renewal }) => ({ group, name: 'Renewal', status: renewal?.[0] })),
].filter(({ status }) => status === 'CreatedProposal');

/**
 * Lets the product itself make the demo's proposals, signatures and decisions, as people do, so that files, history and installation
 * are real. Does nothing for a quote that has left Quoting, or that was ever signed.
 */
export async function playDemo(app: INestApplicationContext, clock: DemoClock): Promise<void> {
  const { manager } = app.get(DataSource);
  for (const { group, name } of PROPOSED) {
    const where = { name, status: 'Quoting' as const, isDeleted: false, group: { name: group } };
    for (const { id: quoteId, createdByUserId, modifiedAt } of await manager.findBy(Quote, where)) {
      const agent = await userOf(app, { id: createdByUserId });
      await clock.at(modifiedAt, () =>
        app.get(ProposalsService).make(agent, { quoteId, kind: 'Proposal', language: 'en', parts: ['RateGrid'] }),
      );
    }
  }
  for (const { quote, status } of await unsigned(manager)) {
    const agent = await userOf(app, { id: quote.createdByUserId });
    const completedAt = quote.modifiedAt.getTime();
    await clock.at(new Date(completedAt + HOUR_MS), () => sign(app, quote, agent));
    await clock.at(new Date(completedAt + DAY_MS), () => decide(app, quote.id, status));
  }
  await playHouseholds(app, clock);
  await playMarketplace(app, clock);
}

/** The quotes that wait for a signature, and the status that each is to have. */
async function unsigned(manager: EntityManager): Promise<{ quote: GroupQuote; status: QuoteStatus }[]> {
  const targets = new Map(ENROLLING_GROUPS.map(([status, , [name]]) => [name, status]));
  const names = [...targets.keys()].filter((name) => SUBMITTED.includes(targets.get(name)!));
  const quotes = await manager.find(Quote, {
    where: { status: 'SignatureRequired', group: { name: In(names) } },
    relations: { group: true },
    order: { id: 'ASC' },
  });
  const signed = await manager.findBy(QuoteEvent, { quoteId: In(quotes.map(({ id }) => id)), toStatus: 'Complete' });
  return quotes
    .filter(({ id }) => !signed.some(({ quoteId }) => quoteId === id))
    .map((quote) => ({ quote: quote as GroupQuote, status: targets.get(quote.group!.name)! }));
}

const sign = (app: INestApplicationContext, { id, groupId }: GroupQuote, agent: SessionUser) =>
  app.get(SignatureService).sign(agent, {
    request: { QuoteId: id, GroupId: groupId, SignedByName: agent.fullName, ApplicationEnteredConsent: true },
    finish: async () => {},
    ip: '127.0.0.1',
    userAgent: 'demo data',
  });

async function decide(app: INestApplicationContext, quoteId: number, status: QuoteStatus): Promise<void> {
  const verdict = VERDICTS[status];
  if (!verdict) {
    return;
  }
  const { version: Version } = await app.get(DataSource).manager.findOneByOrFail(Quote, { id: quoteId });
  const staff = await userOf(app, { username: 'operations' });
  const number = verdict.Decision === 'Approve' && { GroupEnterpriseId: String(FIRST_NUMBER + quoteId) };
  await app.get(DecisionsService).decide(staff, quoteId, { ...verdict, ...number, Version });
}
