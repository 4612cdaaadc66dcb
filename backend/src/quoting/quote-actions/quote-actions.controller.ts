import { Injectable, type PipeTransform } from '@nestjs/common';
import { ApiBody, ApiQuery } from '@nestjs/swagger';
import { INDIVIDUAL_QUOTE_CHANGE } from '#shared/individuals/individual-quote.record';
import { MOST_CHARACTERS } from '#shared/quotes/notification-text';
import { QUOTE_ACTIONS } from '#shared/quotes/quotes.calls';
import { AppError } from '../../platform/errors.ts';
import { isA } from '../../platform/http/body-of.ts';
import { type Asked, Reads, Serves, type Serving } from '../../platform/http/serving.ts';
import { IndividualQuotesService } from '../households/individual-quotes.service.ts';
import { ChangeQuotePipe } from './change-quote.pipe.ts';
import { QuoteActionsService } from './quote-actions.service.ts';

/** A body that is one JSON string. Spec 002 section 7: "body is a quoted string". */
@Injectable()
class QuotedTextPipe implements PipeTransform<unknown, string> {
  transform(body: unknown): string {
    if (typeof body !== 'string') {
      throw new AppError('INVALID_INPUT', 'A text in quotation marks is expected.');
    }
    return body;
  }
}

@Serves(QUOTE_ACTIONS)
export class QuoteActionsController implements Serving<typeof QUOTE_ACTIONS> {
  constructor(
    private readonly quoteActions: QuoteActionsService,
    private readonly individualQuotes: IndividualQuotesService,
  ) {}

  @ApiQuery({ name: 'bypassSepValidationFlag', required: false, schema: { type: 'boolean' } })
  find({ user, id, request }: Asked<typeof QUOTE_ACTIONS.find>) {
    const { bypassSepValidationFlag } = request.query as { bypassSepValidationFlag?: unknown };
    return this.quoteActions.find(user, id, { bypassExpiry: bypassSepValidationFlag === 'true' });
  }

  findEhbPercentage({ user, id }: Asked<typeof QUOTE_ACTIONS.findEhbPercentage>) {
    return this.quoteActions.findEssentialBenefits(user, id);
  }

  @Reads({ body: ChangeQuotePipe })
  async update({ user, body }: Asked<typeof QUOTE_ACTIONS.update>) {
    const changed = isA(INDIVIDUAL_QUOTE_CHANGE, body)
      ? await this.individualQuotes.change(user, body)
      : await this.quoteActions.rename(user, body);
    return this.quoteActions.describe(user, changed);
  }

  async delete({ user, id, body }: Asked<typeof QUOTE_ACTIONS.delete>) {
    return this.quoteActions.describe(user, await this.quoteActions.delete(user, id, body));
  }

  async restore({ user, id, body }: Asked<typeof QUOTE_ACTIONS.restore>) {
    return this.quoteActions.describe(user, await this.quoteActions.restore(user, id, body));
  }

  @ApiBody({ schema: { type: 'string', maxLength: MOST_CHARACTERS } })
  @Reads({ body: QuotedTextPipe })
  async notify({ user, id, body }: Asked<typeof QUOTE_ACTIONS.notify>) {
    return this.quoteActions.describe(user, await this.quoteActions.notify(user, id, body as string));
  }
}
