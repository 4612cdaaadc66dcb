import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { areAllCompleted } from '#shared/enrollment/enrollment-sections';
import type { SignatureResponse, SignRequest } from '#shared/enrollment/signature.record';
import { COMPLETE_ALL_SECTIONS, CONSENT_TEXT, CONSENT_VERSION, signingProblem } from '#shared/enrollment/signing';
import { SIGNED } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Link } from '../../platform/links/link.table.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { QUOTE_NOT_FOUND } from '../../quoting/quotes/quote-questions.repository.ts';
import { DemographicsService } from '../demographics/demographics.service.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import type { ApplicationContent } from '../application/application-content.ts';
import { ApplicationService } from '../application/application.service.ts';
import { EnrollmentStateService } from '../parts/enrollment-state.service.ts';
import { canonicalJson, contentDigest } from '../../platform/documents/canonical-json.ts';
import {
  assertSignatureGiven,
  signatureEvidence,
  type SignatureToRecord,
  signedFile,
  type Signing,
  toSignatureResponse,
  type SignatureOrigin,
} from './signature-evidence.ts';
import { type FoundConfirmation, type FoundSignature, SignaturesRepository } from './signatures.repository.ts';

const CONSENT = { version: CONSENT_VERSION, text: CONSENT_TEXT };

/** Signs the application of a group: who may and when, the content that the signature covers, and which signature counts. */
@Injectable()
export class GroupSignatureService {
  constructor(
    private readonly quotes: Quotes,
    private readonly rules: RulesService,
    private readonly state: EnrollmentStateService,
    private readonly demographics: DemographicsService,
    private readonly application: ApplicationService,
    private readonly filed: EnrollmentDocumentsRepository,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly moveQuote: MoveQuoteService,
    private readonly signatures: SignaturesRepository,
    private readonly clock: Clock,
  ) {}

  /** From where the newest signature was given, if an agent gave it. For a quote that was found for its user. */
  async findAgentsOrigin(quote: GroupQuote): Promise<SignatureOrigin | null> {
    const newest = await this.signatures.findNewest(quote);
    return newest !== null && newest.signedBy.agentId !== null ? newest : null;
  }

  /** What the employer had confirmed about who is eligible when they signed; null = nothing, as before that was asked. */
  async findConfirmationOf(
    quote: GroupQuote,
    { answeredAt }: Pick<Link, 'answeredAt'>,
  ): Promise<FoundConfirmation | null> {
    const newest = await this.signatures.findConfirmation(quote);
    return newest && answeredAt && newest.confirmedAt <= answeredAt ? newest : null;
  }

  /**
   * The agent signs and submits: the signed content is stored, the quote becomes Complete and read-only, and the evidence is recorded, all
   * in one transaction. A second signer is told that it has been submitted. Source: spec 001 section 4, "Group enrollment".
   * @throws NOT_FOUND for another group, WRONG_STATE, RULE_BROKEN, CONFIRMATION_NEEDED, STALE_VERSION after a concurrent change
   */
  async sign(
    user: SessionUser,
    quote: GroupQuote,
    { request, finish, ...origin }: Signing,
  ): Promise<SignatureResponse> {
    await this.assertOpen(user, quote);
    await this.assertGiven(user, quote, request);
    const content = await this.textOf(quote);
    return this.storedDocuments.keep(user, signedFile(quote, content), async (tx, document) => {
      const answer = await this.record(tx, user, { request, origin, content, document });
      await finish(tx, answer);
      return answer;
    });
  }

  /** Why this user cannot have the quote signed now; null = can. */
  async problem(user: SessionUser, quote: GroupQuote): Promise<string | null> {
    const { DisableForExternalAgentFlag } = await this.rules.inForce(quote.effectiveDate);
    const audience = audienceOf(user.permissions);
    return signingProblem({ status: quote.status, audience, isBlocked: DisableForExternalAgentFlag });
  }

  /** @throws WRONG_STATE, also for agents whom the rule excludes */
  async assertOpen(user: SessionUser, quote: GroupQuote): Promise<void> {
    const problem = await this.problem(user, quote);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
  }

  /** The application with everything that belongs to it. @throws WRONG_STATE before an application is saved */
  contentOf(quote: GroupQuote, tx?: EntityManager): Promise<ApplicationContent> {
    return this.application.compose(quote, tx);
  }

  /** What a signature covers, as one text: the same as long as nothing has changed. @throws as contentOf */
  async textOf(quote: GroupQuote, tx?: EntityManager): Promise<string> {
    return canonicalJson(await this.contentOf(quote, tx));
  }

  /** null without one, and once it is withdrawn. */
  async findCounting(quote: GroupQuote): Promise<FoundSignature | null> {
    const newest = await this.signatures.findNewest(quote);
    return newest && (await this.signatures.findWithdrawal(newest)) === null ? newest : null;
  }

  /**
   * The digest by which an employer's signature counts: of the application as it is; once the agent has signed, of what the agent signed.
   * @throws as contentOf
   */
  async digestToSign(quote: GroupQuote): Promise<string> {
    const counting = await this.findCounting(quote);
    return counting?.content.sha256 ?? contentDigest(await this.textOf(quote));
  }

  private async assertGiven(user: SessionUser, quote: GroupQuote, request: SignRequest): Promise<void> {
    if (request.GroupId !== undefined && request.GroupId !== quote.groupId) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
    const losing = await this.demographics.listUnmatched(user, quote.id, quote.groupId);
    assertSignatureGiven(user, request, { losesMembers: losing.length > 0, consentVersion: CONSENT_VERSION });
  }

  /** Checks everything again under the lock, regardless of the status. */
  private async record(tx: EntityManager, user: SessionUser, signing: SignatureToRecord): Promise<SignatureResponse> {
    const quote = await this.quotes.of('group').lock(user, signing.request.QuoteId, tx);
    await this.assertOpen(user, quote);
    if (!areAllCompleted(await this.state.find(quote, tx))) {
      throw new AppError('RULE_BROKEN', COMPLETE_ALL_SECTIONS);
    }
    if ((await this.textOf(quote, tx)) !== signing.content) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
    const locked = await this.quotes.save(tx, quote, { readOnlyReason: quote.readOnlyReason || SIGNED });
    await this.moveQuote.move(tx, user, locked, { to: 'Complete', why: 'signed and submitted' });
    const quoteEventId = (await this.signatures.findLastMove(tx, quote)).id;
    const evidence = signatureEvidence(user, signing, { consent: CONSENT, signedAt: this.clock.now() });
    const signature = { ...evidence, quoteId: quote.id, quoteEventId, agentOfRecord: null };
    const documents = await this.filed.listOf(quote, tx);
    await this.signatures.insert(
      tx,
      signature,
      documents.map(({ documentId }) => documentId),
    );
    const { username, fullName } = user;
    return toSignatureResponse(signature, { username, fullName, sha256: signing.document.sha256 });
  }
}
