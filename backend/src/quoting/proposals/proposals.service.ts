import { Injectable } from '@nestjs/common';
import { NO_PROPOSAL_FOR_OLFO } from '#shared/groups/group-rules';
import { APPROVE_CENSUS_FIRST } from '#shared/plans/selection';
import type { PaperLanguage } from '#shared/languages/paper.words';
import type { ProposalFigures } from '#shared/proposals/proposal-figures.record';
import type { ProposalKind } from '#shared/proposals/proposal-kind';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import { choiceProblem } from '#shared/proposals/share-answer';
import { offeredParts } from '#shared/proposals/proposal-parts';
import type { ProposalOption, ProposalPart } from '#shared/proposals/proposal.record';
import { areExternalFunctionsDisabled } from '#shared/quotes/external-functions';
import { ENROLLMENT_BY_STAFF } from '#shared/quotes/next-step';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { audienceOf } from '#shared/roles/permissions';
import { addRow } from '../../platform/database/add-rows.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { type NewDocument, StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { ComparisonService } from '../comparison/comparison.service.ts';
import { SelectedPlansService } from '../plan-selection/selected-plans.service.ts';
import { PicturesService } from '../pictures/pictures.service.ts';
import { MoveQuoteService } from '../quotes/move-quote.service.ts';
import { assertDateNotPassed } from '../quotes/effective-dates.ts';
import { type AnyQuote, type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { ProposalDrawingService } from './pdf/proposal-drawing.service.ts';
import type { ProposalAnswer } from './proposal-answers.ts';
import { Proposal } from './proposal.table.ts';

interface ProposalRequest {
  quoteId: number;
  kind: 'Proposal' | 'Package';
  parts: readonly ProposalPart[];
  language: PaperLanguage;
}

const TITLES = { Proposal: 'Proposal', Package: 'Proposal package' } as const;
const isProposal = (kind: ProposalKind): kind is keyof typeof TITLES => kind in TITLES;

/**
 * In these statuses making a proposal moves the quote; later it only prints the selection. A renewal package and a comparison do not propose
 * a selection, and move nothing.
 */
const MOVES: readonly QuoteStatus[] = ['Quoting', 'CreatedProposal'];
const isProposed = (status: QuoteStatus): boolean => MOVES.includes(status);

interface MadeProposal {
  kind: ProposalKind;
  parts: readonly ProposalPart[];
  file: NewDocument;
  figures: ProposalFigures | null;
  /** Left out: English. */
  language?: PaperLanguage | null;
}

/** Makes the proposal of a quote as a PDF, stores it, and records that it was made. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly quotes: Quotes,
    private readonly rules: RulesService,
    private readonly selectedPlans: SelectedPlansService,
    private readonly drawing: ProposalDrawingService,
    private readonly comparison: ComparisonService,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly moveQuote: MoveQuoteService,
    private readonly pictures: PicturesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** The optional parts of this quote's proposal. */
  async listOptions(user: SessionUser, quoteId: number): Promise<ProposalOption[]> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    return offeredParts(await this.rules.inForce(quote.effectiveDate), quote.quoteType);
  }

  /**
   * The PDF is rendered before anything is written, so a failure leaves the quote unchanged.
   * @throws WRONG_STATE before the census is approved, and for agents whom the rule excludes; RULE_BROKEN while the plan selection is
   * incomplete or for a date that has passed
   */
  async make(user: SessionUser, { quoteId, kind, parts, language }: ProposalRequest): Promise<ProposalAnswer> {
    const quote = await this.quotes.of('group').find(user, quoteId);
    const rules = await this.rules.inForce(quote.effectiveDate);
    assertAllowed(user, quote, rules.DisableForExternalAgentFlag);
    if (isProposed(quote.status)) {
      assertDateNotPassed(user, quote, this.clock.today(), await this.rules.inForce());
    }
    const { Plans, Problems } = await this.selectedPlans.findSelected(user, quote);
    if (Problems[0]) {
      throw new AppError('RULE_BROKEN', Problems[0], { SelectedPlanIds: Problems });
    }
    const { body, figures } = await this.drawing.draw(user, quote, { plans: Plans, parts, language, rules });
    const fileName = `${TITLES[kind]} ${quote.group.name} ${quote.effectiveDate}.pdf`;
    const file = { fileName, contentType: 'application/pdf', body };
    return { proposalId: await this.note(user, quote, { kind, parts, file, figures, language }), file };
  }

  /**
   * The comparison of a household, stored so that it can be shared. The quote stays as it is.
   * @returns the id of the proposal
   * @throws WRONG_STATE once enrollment has begun; RULE_BROKEN as for its file; STALE_VERSION as note
   */
  async makeComparison(user: SessionUser, quoteId: number, request: PlanComparisonRequest): Promise<number> {
    const quote = await this.quotes.of('household').find(user, quoteId);
    const problem = choiceProblem(quote.status);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    const { file, figures } = await this.comparison.draw(user, quote, request);
    return this.note(user, quote, {
      ...{ kind: 'Comparison', parts: [], file, figures },
      language: request.language,
    });
  }

  /**
   * Records that a proposal was made, stores its file byte for byte, and moves the proposed quote to CreatedProposal.
   * @returns the id of the proposal
   * @throws STALE_VERSION when the quote changed while its proposal was rendered
   */
  note(user: SessionUser, drawn: AnyQuote, { kind, parts, file, figures, language }: MadeProposal): Promise<number> {
    return this.storedDocuments.keep(user, file, async (tx, document) => {
      const quote = await this.quotes.lock(user, drawn.id, tx);
      if (quote.modifiedAt.getTime() !== drawn.modifiedAt.getTime() || quote.status !== drawn.status) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      const proposalId = await addRow(tx, Proposal, {
        quoteId: quote.id,
        madeByUserId: user.id,
        madeAt: this.clock.now(),
        effectiveDate: quote.effectiveDate,
        parts: parts.join(','),
        fileName: document.fileName,
        language: language ?? 'en',
        sha256: document.sha256,
        kind,
        figures,
        documentId: document.id,
      });
      if (isProposal(kind) && isProposed(quote.status)) {
        await this.moveQuote.move(tx, user, quote, { to: 'CreatedProposal', why: 'proposal made' });
      } else {
        await this.pictures.take(tx, user, quote, 'PaperMade');
      }
      const action = kind === 'Comparison' ? 'make-comparison' : 'make-proposal';
      await this.audit.record(tx, { user, action, subject: 'quote', subjectId: quote.id });
      return proposalId;
    });
  }
}

function assertAllowed(user: SessionUser, quote: GroupQuote, disableForExternalAgentFlag: boolean): void {
  if (quote.status === 'EditingCensus') {
    throw new AppError('WRONG_STATE', APPROVE_CENSUS_FIRST);
  }
  if (areExternalFunctionsDisabled({ ...quote, audience: audienceOf(user.permissions), disableForExternalAgentFlag })) {
    throw new AppError('WRONG_STATE', ENROLLMENT_BY_STAFF);
  }
  if (quote.group.isRenewOlfo && !user.isInternal) {
    throw new AppError('RULE_BROKEN', NO_PROPOSAL_FOR_OLFO);
  }
}
