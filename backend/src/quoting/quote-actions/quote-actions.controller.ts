import { ApiBody, ApiQuery } from '@nestjs/swagger';
import { INDIVIDUAL_QUOTE_CHANGE } from '#shared/individuals/individual-quote.record';
import { MOST_CHARACTERS } from '#shared/quotes/notification-text';
import { QUOTE_ACTIONS } from '#shared/quotes/quote-actions.calls';
import { isA } from '../../platform/http/body-of.ts';
import { type Asked, Reads, Serves, type Serving } from '../../platform/http/serving.ts';
import { IndividualQuotesService } from '../households/individual-quotes.service.ts';
import { DeleteQuoteService } from '../quotes/changes/delete-quote.service.ts';
import { RenameQuoteService } from '../quotes/changes/rename-quote.service.ts';
import { EssentialBenefitsService } from '../quotes/essential-benefits/essential-benefits.service.ts';
import { PutNotificationService } from '../quotes/notifications/put-notification.service.ts';
import { QuotedTextPipe } from '../quotes/notifications/quoted-text.pipe.ts';
import { ChangeQuotePipe } from './change-quote.pipe.ts';
import { QuoteAnswersService } from './quote-answers.service.ts';

@Serves(QUOTE_ACTIONS)
export class QuoteActionsController implements Serving<typeof QUOTE_ACTIONS> {
  constructor(
    private readonly answers: QuoteAnswersService,
    private readonly individualQuotes: IndividualQuotesService,
    private readonly deleteQuote: DeleteQuoteService,
    private readonly essentialBenefits: EssentialBenefitsService,
    private readonly putNotification: PutNotificationService,
    private readonly renameQuote: RenameQuoteService,
  ) {}

  @ApiQuery({ name: 'bypassSepValidationFlag', required: false, schema: { type: 'boolean' } })
  find({ user, id, request }: Asked<typeof QUOTE_ACTIONS.find>) {
    const { bypassSepValidationFlag } = request.query as { bypassSepValidationFlag?: unknown };
    return this.answers.find(user, id, { bypassExpiry: bypassSepValidationFlag === 'true' });
  }

  findEhbPercentage({ user, id }: Asked<typeof QUOTE_ACTIONS.findEhbPercentage>) {
    return this.essentialBenefits.find(user, id);
  }

  @Reads({ body: ChangeQuotePipe })
  async update({ user, body }: Asked<typeof QUOTE_ACTIONS.update>) {
    const changed = isA(INDIVIDUAL_QUOTE_CHANGE, body)
      ? await this.individualQuotes.change(user, body)
      : await this.renameQuote.rename(user, body);
    return this.answers.describe(user, changed);
  }

  async delete({ user, id, body }: Asked<typeof QUOTE_ACTIONS.delete>) {
    return this.answers.describe(user, await this.deleteQuote.delete(user, id, body));
  }

  async restore({ user, id, body }: Asked<typeof QUOTE_ACTIONS.restore>) {
    return this.answers.describe(user, await this.deleteQuote.restore(user, id, body));
  }

  @ApiBody({ schema: { type: 'string', maxLength: MOST_CHARACTERS } })
  @Reads({ body: QuotedTextPipe })
  async notify({ user, id, body }: Asked<typeof QUOTE_ACTIONS.notify>) {
    return this.answers.describe(user, await this.putNotification.put(user, id, body as string));
  }
}
