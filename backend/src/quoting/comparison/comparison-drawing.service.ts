import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { drawingThreads } from '../../platform/documents/pdf/drawing-threads.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SenderService } from '../../platform/logos/sender.service.ts';
import type { BoundedThreads } from '../../platform/threads/bounded-threads.ts';
import { type AnyQuote, Quotes } from '../quotes/quotes.repository.ts';
import { type ComparisonContent, comparisonTemplate } from './comparison-template.ts';

/** A comparison of plans as a PDF, with its sender on the first page. */
@Injectable()
export class ComparisonDrawingService {
  private readonly threads: BoundedThreads<ComparisonContent, Uint8Array>;

  constructor(
    { printTimeoutMs }: Env,
    private readonly quotes: Quotes,
    private readonly sender: SenderService,
    private readonly clock: Clock,
  ) {
    this.threads = drawingThreads('comparison', 'quoting/comparison/comparison-worker', printTimeoutMs);
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
