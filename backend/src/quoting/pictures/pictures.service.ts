import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PictureOccasion } from '#shared/pictures/picture.record';
import { BEFORE_PRICES } from '#shared/pictures/picture-words';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { Clock } from '../../platform/clock.ts';
import { canonicalJson, contentDigest } from '../../platform/documents/canonical-json.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { MoveQuoteService } from '../quotes/move-quote.service.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { pictureOf } from './picture-content.ts';
import { PicturesRepository } from './pictures.repository.ts';

/** Keeps a quote as it is whenever its status changes or a paper of it is made, in the same transaction. */
@Injectable()
export class PicturesService {
  constructor(
    private readonly pictures: PicturesRepository,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly clock: Clock,
    moveQuote: MoveQuoteService,
  ) {
    moveQuote.follow(async (tx, quote, { user }) => {
      if (!BEFORE_PRICES.includes(quote.status)) {
        await this.take(tx, user, quote, 'StatusChanged');
      }
    });
  }

  /** Nothing without plans, or if all is as on the newest picture. @param user null = the system */
  async take(tx: EntityManager, user: SessionUser | null, quote: AnyQuote, occasion: PictureOccasion): Promise<void> {
    const choice = await this.selection.findChoice(quote.id, tx);
    if (choice.plans.length === 0) {
      return;
    }
    const plans = await this.plans.listByIds(choice.plans.map(({ planId }) => planId));
    const content = pictureOf(quote, choice, plans);
    const contentSha256 = contentDigest(canonicalJson(content));
    if ((await this.pictures.findNewestDigest(tx, quote.id)) === contentSha256) {
      return;
    }
    const { id: quoteId, status } = quote;
    const taken = { takenAt: this.clock.now(), takenByUserId: user?.id ?? null, occasion, status };
    await this.pictures.insert(tx, { quoteId, ...taken, content, contentSha256 });
  }
}
