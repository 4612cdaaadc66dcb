import type { INestApplicationContext } from '@nestjs/common';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { EnrollQuoteService } from '../../enrollment/starting-quotes/enroll-quote.service.ts';
import { EnrollmentPageService } from '../../enrollment/individual/enrollment-page.service.ts';
import { HouseholdSignatureService } from '../../enrollment/signature/household-signature.service.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SelectedPlansService } from '../../quoting/plan-selection/selected-plans.service.ts';
import { Quotes } from '../../quoting/quotes/quotes.repository.ts';

/** Starts the enrollment of a household; null where this database has no plan for it. */
export async function startEnrollment(
  app: INestApplicationContext,
  agent: SessionUser,
  quoteId: number,
): Promise<EnrollmentPageResponse | null> {
  const quoted = await app.get(Quotes).of('household').find(agent, quoteId);
  if ((await app.get(SelectedPlansService).findSelected(agent, quoted)).Problems.length > 0) {
    return null;
  }
  await app.get(EnrollQuoteService).enroll(agent, quoteId, { Version: quoted.version });
  return app.get(EnrollmentPageService).find(agent, quoteId);
}

export async function signEnrollment(
  app: INestApplicationContext,
  agent: SessionUser,
  quoteId: number,
): Promise<EnrollmentPageResponse> {
  const quote = await app.get(Quotes).of('household').find(agent, quoteId);
  await app.get(HouseholdSignatureService).sign(agent, quote, {
    request: { QuoteId: quoteId, SignedByName: agent.fullName, ApplicationEnteredConsent: true },
    finish: async () => {},
    ip: '127.0.0.1',
    userAgent: 'demo data',
  });
  return app.get(EnrollmentPageService).find(agent, quoteId);
}
