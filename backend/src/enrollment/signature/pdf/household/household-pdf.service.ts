import { Injectable } from '@nestjs/common';
import { ENROLL_FIRST } from '#shared/enrollment/editing';
import { NO_HEALTH } from '#shared/individual-enrollment/questions';
import { AppError } from '../../../../platform/errors.ts';
import type { SessionUser } from '../../../../platform/http/current-user.ts';
import type { IndividualQuote } from '../../../../quoting/quotes/quotes.repository.ts';
import { ComposeHouseholdService } from '../../../household-application/compose-household.service.ts';
import { SignedHouseholds } from '../../../household-application/signed-households.ts';
import { HealthReadings } from '../../../parts/individual/health-readings.ts';
import { HouseholdPanels } from '../../../parts/individual/household-panels.ts';
import { type FoundSignature, SignaturesRepository } from '../../../parts/signature/signatures.repository.ts';
import { HouseholdSignatures } from '../../household/household-signatures.ts';
import type { DrawnApplication } from '../application-frame.ts';
import { householdTemplate } from './household-template.ts';

/** The application of a household: once signed, the signed content with a certificate; before that, what is entered so far. */
@Injectable()
export class HouseholdPdfService {
  constructor(
    private readonly panels: HouseholdPanels,
    private readonly composeHousehold: ComposeHouseholdService,
    private readonly signedHouseholds: SignedHouseholds,
    private readonly signatures: SignaturesRepository,
    private readonly counting: HouseholdSignatures,
    private readonly readings: HealthReadings,
  ) {}

  /** @throws WRONG_STATE before the enrollment is started, UNAVAILABLE */
  async draw(user: SessionUser, quote: IndividualQuote): Promise<DrawnApplication> {
    const signature = await this.findCounting(quote);
    if (signature === null && quote.status === 'Quoting') {
      throw new AppError('WRONG_STATE', ENROLL_FIRST);
    }
    const entered = await this.panels.read(quote);
    const content = signature
      ? await this.signedHouseholds.read(signature.content)
      : await this.composeHousehold.compose(quote, entered);
    // Of health answers the signed content has the version only: others than the signed ones are not printed with them.
    const health = entered.answersVersion === content.AnswersVersion ? entered.health : NO_HEALTH;
    await this.readings.note(user, quote, health);
    return {
      fileName: `Application ${content.Application.Members[0]?.LastName ?? ''} ${quote.effectiveDate}.pdf`,
      document: householdTemplate({ quoteId: quote.id, content, health }, signature),
    };
  }

  /** One of something else than what is entered now gets no certificate. */
  private async findCounting(quote: IndividualQuote): Promise<FoundSignature | null> {
    const newest = await this.signatures.findNewest(quote);
    return newest && (await this.counting.findWithdrawal(quote, newest)) === null ? newest : null;
  }
}
