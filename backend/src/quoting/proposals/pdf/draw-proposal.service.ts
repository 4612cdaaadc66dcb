import { Injectable, Logger } from '@nestjs/common';
import type { SelectedPlan } from '#shared/plans/plan.record';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import type { Rules } from '#shared/business-rules/rules';
import { Env } from '../../../platform/config/env.ts';
import { renderPdf } from '../../../platform/documents/pdf/render-pdf.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { BoundedThreads, threadModule } from '../../../platform/threads/bounded-threads.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import { ComposeProposalService } from '../content/compose-proposal.service.ts';
import type { ProposalContent } from '../content/proposal-content.ts';
import { proposalTemplate } from './proposal-template.ts';

/** Ours. */
const TOO_MANY_AT_ONCE = 'Many proposals are being made at the moment. Please try again in a minute.';
const ENOUGH_AT_ONCE =
  'Several of your proposals are being made already. Wait until they are finished, then try again.';
const CANNOT_BE_MADE =
  'This proposal cannot be made with its logos. Remove the logo of the agency or save it again as a plain PNG.';

/** The proposal of a quote as a PDF. */
@Injectable()
export class DrawProposalService {
  private readonly logger = new Logger(DrawProposalService.name);
  private readonly threads: BoundedThreads<ProposalContent, Uint8Array>;

  constructor(
    private readonly composeProposal: ComposeProposalService,
    { printTimeoutMs }: Env,
  ) {
    this.threads = new BoundedThreads({
      module: threadModule('quoting/proposals/pdf/proposal-worker'),
      limits: { megabytes: 512, milliseconds: printTimeoutMs, atOnce: 2, waiting: 20, perUser: 5 },
      refusals: {
        tooMany: TOO_MANY_AT_ONCE,
        tooManyOfUser: ENOUGH_AT_ONCE,
        tookTooLong: CANNOT_BE_MADE,
        tooLarge: CANNOT_BE_MADE,
        failed: CANNOT_BE_MADE,
      },
      onFailure: (what) => this.logger.warn(`A proposal could not be drawn: ${what}`),
    });
  }

  /** In a worker thread if it shows pictures, which are bytes of users. Errors: those of BoundedThreads. */
  async draw(
    user: SessionUser,
    quote: GroupQuote,
    { plans, ...given }: { plans: SelectedPlan[]; parts: readonly ProposalPart[]; rules: Rules },
  ): Promise<Buffer> {
    const content = await this.composeProposal.compose(quote, plans, given);
    return content.agencyLogo || content.carrierLogo
      ? Buffer.from(await this.threads.run(user.id, content))
      : renderPdf(proposalTemplate(content));
  }
}
