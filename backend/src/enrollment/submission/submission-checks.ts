import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CHANGED_SINCE_SIGNED } from '#shared/individual-enrollment/signing';
import { paymentProblem, SIGN_FIRST } from '#shared/individual-enrollment/submission-outcome';
import { AppError } from '../../platform/errors.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { FirstPaymentService } from '../parts/individual/first-payment.service.ts';
import { type EnteredHousehold, HouseholdPanels } from '../parts/individual/household-panels.ts';
import type { IndividualSubmission } from '../parts/submission/individual-submission.table.ts';
import { HouseholdSignatureService } from '../signature/household-signature.service.ts';

/** What the user has seen must be what is submitted: the amount, and everything else by the signature. */
@Injectable()
export class SubmissionChecks {
  constructor(
    private readonly firstPayment: FirstPaymentService,
    private readonly signatures: HouseholdSignatureService,
    private readonly panels: HouseholdPanels,
  ) {}

  /** What is due, in cents. @throws RULE_BROKEN for another amount */
  async assertAmount(quote: IndividualQuote, paymentAmount: number): Promise<number> {
    const dueCents = await this.firstPayment.dueCents(quote);
    const problem = paymentProblem(paymentAmount, dueCents);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { paymentAmount: [problem] });
    }
    return dueCents;
  }

  /** The id of the signature. @throws WRONG_STATE without one, and when anything has changed since */
  async assertSigned(quote: IndividualQuote, entered: EnteredHousehold, tx: EntityManager): Promise<number> {
    const signature = await this.signatures.findCounting(quote, entered, tx);
    if (signature === null || signature === 'changed') {
      throw new AppError('WRONG_STATE', signature === null ? SIGN_FIRST : CHANGED_SINCE_SIGNED);
    }
    return signature.id;
  }

  /** Whether a submission would be the same now: nothing was changed or signed since, and it costs the same. */
  async isCurrent(quote: IndividualQuote, { signatureId }: IndividualSubmission, tx: EntityManager): Promise<boolean> {
    const found = await this.signatures.findCounting(quote, await this.panels.read(quote, tx), tx);
    return found !== null && found !== 'changed' && found.id === signatureId;
  }
}
