import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SenderService } from '../../platform/logos/sender.service.ts';
import { BoundedThreads, threadModule } from '../../platform/threads/bounded-threads.ts';
import { type AnyQuote, Quotes } from '../quotes/quotes.repository.ts';
import { type ComparisonContent, comparisonTemplate } from './comparison-template.ts';

/** Ours. */
const TOO_MANY_AT_ONCE = 'Many comparisons are being made at the moment. Please try again in a minute.';
const ENOUGH_AT_ONCE =
  'Several of your comparisons are being made already. Wait until they are finished, then try again.';
const CANNOT_BE_MADE =
  'This comparison cannot be made with its logos. Remove the logo of the agency or save it again as a plain PNG.';

/** A comparison of plans as a PDF, with its sender on the first page. */
@Injectable()
export class ComparisonDrawingService {
  private readonly logger = new Logger(ComparisonDrawingService.name);
  private readonly threads: BoundedThreads<ComparisonContent, Uint8Array>;

  constructor(
    { printTimeoutMs }: Env,
    private readonly quotes: Quotes,
    private readonly sender: SenderService,
    private readonly clock: Clock,
  ) {
    this.threads = new BoundedThreads({
      module: threadModule('quoting/comparison/comparison-worker'),
      limits: { megabytes: 512, milliseconds: printTimeoutMs, atOnce: 2, waiting: 20, perUser: 5 },
      refusals: {
        tooMany: TOO_MANY_AT_ONCE,
        tooManyOfUser: ENOUGH_AT_ONCE,
        tookTooLong: CANNOT_BE_MADE,
        tooLarge: CANNOT_BE_MADE,
        failed: CANNOT_BE_MADE,
      },
      onFailure: (what) => this.logger.warn(`A comparison could not be drawn: ${what}`),
    });
  }

  /** In a worker thread if it shows pictures, which are bytes of users. Errors: those of BoundedThreads. */
  async draw(
    user: SessionUser,
    { id, effectiveDate }: AnyQuote,
    given: Omit<ComparisonContent, 'sender' | 'effectiveDate' | 'madeOn'>,
  ): Promise<Buffer> {
    const sender = await this.sender.compose(await this.quotes.listAgents(id));
    const content = { ...given, sender, effectiveDate, madeOn: this.clock.today() };
    return sender.agencyLogo || sender.carrierLogo
      ? Buffer.from(await this.threads.run(user.id, content))
      : renderPdf(comparisonTemplate(content));
  }
}
