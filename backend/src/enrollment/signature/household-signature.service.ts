import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { SignatureResponse } from '#shared/enrollment/signature.record';
import { CHANGED_SINCE_SIGNED, householdConsent } from '#shared/individual-enrollment/submission';
import { audienceOf } from '#shared/roles/permissions';
import { APPLICATION_SIGNED } from '#shared/timeline/timeline-words';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { QUOTE_NOT_FOUND } from '../../quoting/quotes/quote-questions.repository.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import type { SignedHousehold } from '../household-application/signed-household.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import type { EnteredHousehold } from '../parts/household/household-reader.service.ts';
import {
  assertSignatureGiven,
  signatureEvidence,
  type SignatureToRecord,
  signedFile,
  type Signing,
  toSignatureResponse,
} from './signature-evidence.ts';
import { type FoundSignature, SignaturesRepository, type Withdrawal } from './signatures.repository.ts';

/**
 * Signs the application of a household, and tells which signature counts: one of exactly what would be sent now, also after a failure.
 * Source: spec 001 section 4, "Order"; individuals, decision 41.
 */
@Injectable()
export class HouseholdSignatureService {
  constructor(
    private readonly quotes: Quotes,
    private readonly application: HouseholdApplicationService,
    private readonly filed: EnrollmentDocumentsRepository,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly moveQuote: MoveQuoteService,
    private readonly signatures: SignaturesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Submits nothing. Signed again as it is, it answers the signature that is there.
   * @throws NOT_FOUND, WRONG_STATE, RULE_BROKEN, CONFIRMATION_NEEDED, STALE_VERSION after a concurrent change
   */
  async sign(
    user: SessionUser,
    quote: IndividualQuote,
    { request, finish, ...origin }: Signing,
  ): Promise<SignatureResponse> {
    if (request.GroupId !== undefined) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    const entered = await this.application.read(user, quote);
    const { version: consentVersion } = householdConsent(audienceOf(user.permissions));
    assertSignatureGiven(user, request, { losesMembers: false, consentVersion });
    const content = await this.application.textOf(quote, entered);
    const signed = this.storedDocuments.keep(user, signedFile(quote, content), async (tx, document) => {
      const answer = await this.record(tx, user, { request, origin, content, document });
      await finish(tx, answer);
      return answer;
    });
    return signed.catch(async (error: unknown) => {
      if (!(error instanceof SignedBefore)) {
        throw error;
      }
      await this.transactions.run((tx) => finish(tx, error.signature));
      return error.signature;
    });
  }

  /** null while there is none that counts. The quote was found for update. */
  async findCounting(
    quote: IndividualQuote,
    tx: EntityManager,
    entered?: EnteredHousehold,
  ): Promise<FoundSignature | 'changed' | null> {
    const newest = await this.signatures.findNewest(quote, tx);
    if (newest === null) {
      return null;
    }
    return newest.content.sha256 === (await this.application.digestOf(quote, entered, tx)) ? newest : 'changed';
  }

  /** That something has changed since; null while the signature counts. What was sent stays signed. */
  async findWithdrawal(quote: IndividualQuote, { content }: FoundSignature): Promise<Withdrawal | null> {
    const isCurrent =
      (await this.application.isSent(quote)) || content.sha256 === (await this.application.digestOf(quote));
    return isCurrent ? null : { at: quote.modifiedAt, why: CHANGED_SINCE_SIGNED, toStatus: 'Enrolling' };
  }

  /** For printing: null without one, and for one of something else than what is entered now. */
  async findCurrent(quote: IndividualQuote): Promise<FoundSignature | null> {
    const newest = await this.signatures.findNewest(quote);
    return newest && (await this.findWithdrawal(quote, newest)) === null ? newest : null;
  }

  /** Checks everything again under the lock. */
  private async record(tx: EntityManager, user: SessionUser, signing: SignatureToRecord): Promise<SignatureResponse> {
    const found = await this.quotes.of('household').lock(user, signing.request.QuoteId, tx);
    const { quote, entered } = await this.application.begin(tx, user, found);
    if ((await this.application.textOf(quote, entered, tx)) !== signing.content) {
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
    const documents = await this.filed.listOf(quote, tx);
    await this.signatures.insert(
      tx,
      signature,
      documents.map(({ documentId }) => documentId),
    );
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
class SignedBefore extends AppError {
  constructor(readonly signature: SignatureResponse) {
    super('WRONG_STATE', 'This application was signed already.');
  }
}

/** "Ada Agent, NPN 1234567". */
const agentOfRecord = ({ Agents: [first] }: SignedHousehold): string | null =>
  first ? `${first.Name}, NPN ${first.NpnNumber}` : null;
