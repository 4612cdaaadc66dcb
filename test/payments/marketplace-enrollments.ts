import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { IndividualSubmission } from '../../backend/src/enrollment/parts/household/individual-submission.table.ts';
import { Signature } from '../../backend/src/enrollment/parts/documents/signature.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { MarketplaceQuote } from '../../backend/src/quoting/households/marketplace-quote.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { SIGNED } from '../../shared/src/quotes/quote-status.ts';
import type { TestApp } from '../support/app.ts';
import { signedHousehold } from '../support/submittable-household.ts';

export interface EnrolledHousehold {
  id: number;
  consumerId: string;
}

interface Wanted extends Partial<MarketplaceQuote> {
  planId: number;
  status?: Quote['status'];
  dueCents?: number;
}

let count = 0;

/** What the marketplace decided about a quote. */
export const insertDecision = (app: TestApp, quoteId: number, given: Partial<MarketplaceQuote>) =>
  app.database.manager.insert(MarketplaceQuote, {
    quoteId,
    visitReference: `visit ${quoteId}`,
    consumerId: '1000101',
    applicationId: 'A-1000101',
    effectiveDates: [isoDate('2027-01-01')],
    fetchedAt: app.clock.now(),
    ...given,
  });

/** A household that the marketplace has enrolled: signed through the API, with its outcome as it is stored. By default $812.40 is due. */
export async function insertEnrolled(
  app: TestApp,
  agent: User,
  { planId, status = 'Complete', dueCents = 812_40, ...decided }: Wanted,
): Promise<EnrolledHousehold> {
  // Within two seconds it would be taken for a double click.
  app.clock.advance(60_000);
  const { id: quoteId } = await signedHousehold(app, agent, { planId });
  const { manager } = app.database;
  const now = app.clock.now();
  count += 1;
  const consumerId = decided.consumerId ?? `20${String(count).padStart(5, '0')}`;
  const policyId = `P-${quoteId}`;
  await manager.update(Quote, { id: quoteId }, { status, readOnlyReason: SIGNED });
  await manager.update(
    IndividualDetails,
    { quoteId },
    { isFfm: true, contractId: policyId, submittedAt: now, electedAptcCents: 0 },
  );
  const isPending = status === 'PendingSEVerification';
  await insertDecision(app, quoteId, {
    verificationPending: isPending,
    verificationDueDate: isPending ? isoDate('2026-12-23') : null,
    policyId,
    ...decided,
    consumerId,
  });
  const { id: applicationId } = await manager.save(IndividualApplication, {
    quoteId,
    isFfm: true,
    firstName: 'Ada',
    lastName: 'Quixwater',
    birthDate: isoDate('1985-06-15'),
    status: 'Installed',
    submittedAt: now,
    failedAt: null,
    message: '',
  });
  const { id: signatureId } = await manager.findOneByOrFail(Signature, { quoteId });
  await manager.insert(IndividualSubmission, {
    ...{ applicationId, attempt: 1, signatureId, submittedByUserId: agent.id, submittedAt: now, dueCents },
  });
  return { id: quoteId, consumerId };
}
