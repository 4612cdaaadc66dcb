import type { INestApplicationContext } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { User } from '../platform/people/user.entity.ts';
import { toSessionFacts, toSessionUser } from '../platform/account/session-user.ts';
import { RulesService } from '../platform/business-rules/rules.service.ts';
import { MakeProposalService } from '../quoting/proposals/make-proposal.service.ts';
import { Quote } from '../quoting/quotes/quote.entity.ts';
import type { DemoClock } from './demo-clock.ts';
import { DEMO_GROUPS } from './demo-groups.ts';
import { DEMO_RENEWING_GROUPS } from './demo-renewing-groups.ts';

/**
 * Makes the proposals of the demo quotes that have one, so that their files and history are real.
 * Does nothing for a quote that has left Quoting.
 */
export async function proposeDemoQuotes(app: INestApplicationContext, clock: DemoClock): Promise<void> {
  const { manager } = app.get(DataSource);
  const rules = await app.get(RulesService).inForce();
  for (const { group, name } of PROPOSED) {
    const where = { name, status: 'Quoting' as const, isDeleted: false, group: { name: In([group]) } };
    for (const { id: quoteId, createdByUserId, modifiedAt } of await manager.findBy(Quote, where)) {
      const agent = await manager.findOneOrFail(User, { where: { id: createdByUserId }, relations: { agent: true } });
      const user = toSessionUser(toSessionFacts(agent), rules);
      await clock.at(modifiedAt, () =>
        app.get(MakeProposalService).make(user, { quoteId, kind: 'Proposal', parts: ['RateGrid'] }),
      );
    }
  }
}

const PROPOSED = [
  ...DEMO_GROUPS.flatMap(({ name, quotes }) => quotes.map((quote) => ({ group: name, ...quote }))),
  ...DEMO_RENEWING_GROUPS.map(({ name, renewal }) => ({ group: name, name: 'Renewal', status: renewal?.status })),
].filter(({ status }) => status === 'CreatedProposal');
