import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { householdConsent } from '#shared/individual-enrollment/signing';
import { audienceOf } from '#shared/roles/permissions';
import { APPLICATION_SIGNED } from '#shared/timeline/timeline-words';
import { Clock } from '../../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../../platform/database/guarded-update.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { EitherQuotesRepository } from '../../../quoting/quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { MoveQuoteService } from '../../../quoting/quotes/move-quote.service.ts';
import { HouseholdReadiness } from '../../household-application/household-readiness.ts';
import type { SignedHousehold } from '../../household-application/signed-household.ts';
import { SignaturesRepository } from '../../parts/signature/signatures.repository.ts';
import { type SignatureToRecord, signatureEvidence } from '../signature-evidence.ts';
import { toSignatureResponse } from '../to-signature-response.ts';
import { HouseholdContent } from './household-content.ts';

/** The transactional part of signing a household's application. */
@Injectable()
export class RecordHouseholdSignatureService {
  constructor(
    private readonly either: EitherQuotesRepository,
    private readonly readiness: HouseholdReadiness,
    private readonly content: HouseholdContent,
    private readonly moveQuote: MoveQuoteService,
    private readonly signatures: SignaturesRepository,
    private readonly clock: Clock,
  ) {}

  /** Checks everything again under the lock. The signature submits nothing. */
  async record(tx: EntityManager, user: SessionUser, signing: SignatureToRecord): Promise<SignatureResponse> {
    const found = await this.either.findIndividualForUpdate(user, signing.request.QuoteId, tx);
    const { quote, entered } = await this.readiness.begin(tx, user, found);
    if ((await this.content.textOf(quote, entered, tx)) !== signing.content) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
    await this.refuseAgain(tx, user, quote, signing);
    await this.moveQuote.move(tx, user, quote, { to: 'SignatureRequired', why: APPLICATION_SIGNED });
    const signature = {
      ...signatureEvidence(user, signing, {
        consent: householdConsent(audienceOf(user.permissions)),
        signedAt: this.clock.now(),
      }),
      quoteId: quote.id,
      quoteEventId: (await this.signatures.findLastMove(tx, quote)).id,
      agentOfRecord: agentOfRecord(JSON.parse(signing.content) as SignedHousehold),
    };
    await this.signatures.insert(tx, signature, await this.content.listDocumentIds(quote, tx));
    const { username, fullName } = user;
    return toSignatureResponse(signature, { username, fullName, sha256: signing.document.sha256 });
  }

  /** The same content, signed by the same person since the quote last moved, is the same signature: a second click. @throws SignedBefore */
  private async refuseAgain(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { request, document }: SignatureToRecord,
  ): Promise<void> {
    const newest = await this.signatures.findNewest(quote, tx);
    const isSame =
      newest !== null &&
      newest.content.sha256 === document.sha256 &&
      newest.signedByUserId === user.id &&
      newest.signedByName === request.SignedByName &&
      newest.quoteEventId === (await this.signatures.findLastMove(tx, quote)).id;
    if (isSame) {
      const { signedBy, content } = newest;
      throw new SignedBefore(toSignatureResponse(newest, { ...signedBy, sha256: content.sha256 }));
    }
  }
}

/** Ends the transaction, so that nothing is stored twice. */
export class SignedBefore extends AppError {
  constructor(readonly signature: SignatureResponse) {
    super('WRONG_STATE', 'This application was signed already.');
  }
}

/** "Ada Agent, NPN 1234567". */
const agentOfRecord = ({ Agents: [first] }: SignedHousehold): string | null =>
  first ? `${first.Name}, NPN ${first.NpnNumber}` : null;
