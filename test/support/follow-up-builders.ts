import { FollowUp } from '../../backend/src/book/follow-ups/follow-up.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { isOpen } from '../../shared/src/follow-ups/follow-up.ts';
import { insertDecision } from '../payments/marketplace-enrollments.ts';
import type { TestApp } from './app.ts';
import { insertIndividualQuote } from './individual-builders.ts';

interface Wanted extends Partial<FollowUp> {
  /** Of the applicant; null for none. */
  email?: string | null;
  status?: Quote['status'];
  details?: Partial<IndividualDetails>;
}

/** The income of a household that the marketplace has enrolled does not match; proof is requested by January 31, 2027. */
export async function insertFollowUp(
  app: TestApp,
  agent: Pick<User, 'id' | 'agentId'>,
  { email = 'ada.quixwater@mail.example', status = 'Complete', details = {}, ...given }: Wanted = {},
): Promise<FollowUp> {
  const { manager } = app.database;
  const quote = await insertIndividualQuote(app, agent, {
    status,
    details: { planType: 'Permanent', enrollmentType: 'Open', coverageMonths: null, isFfm: true, ...details },
  });
  await insertDecision(app, quote.id, {});
  await manager.update(CensusMember, { quoteId: quote.id }, { emailAddress: email, homeNumber: '6165550142' });
  return manager.save(
    manager.create(FollowUp, {
      quoteId: quote.id,
      agentId: agent.agentId,
      kind: 'Income',
      applicantId: '',
      dueOn: isoDate('2027-01-31'),
      isComputed: false,
      state: 'Requested',
      isOpen: isOpen(given.state ?? 'Requested'),
      ...given,
    }),
  );
}
