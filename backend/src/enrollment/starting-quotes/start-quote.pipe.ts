import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import type { BodyOf } from '#shared/answers/calls';
import { NEW_CONTRACT_RENEWAL } from '#shared/contract-renewals/contract-renewal.record';
import { NEW_INDIVIDUAL_QUOTE, NEW_MARKETPLACE_QUOTE } from '#shared/individuals/individual-quote.record';
import { NEW_QUOTE, QUOTE_COPY } from '#shared/quotes/quote.record';
import type { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import type { Fields } from '#shared/records/field';
import { validationPipe } from '../../platform/http/validation.ts';
import { isOfIndividual } from '../../quoting/quote-actions/change-quote.pipe.ts';
import { classOf } from '../../platform/http/body-of.ts';

export type StartedQuote = BodyOf<typeof STARTING_QUOTES.start>;

/**
 * The body of POST /api/quote: with an `Id` it is a copy, and may be the whole quote; otherwise only what a new quote of a group or of a
 * household needs; with `Ffm` the marketplace knows the rest, with `ContractId` the contract that is renewed.
 */
@Injectable()
export class StartQuotePipe implements PipeTransform<unknown, Promise<object>> {
  private readonly validation = validationPipe();

  transform(body: unknown, metadata: ArgumentMetadata): Promise<object> {
    return this.validation.transform(body, { ...metadata, metatype: classOf(recordOf(body)) });
  }
}

function recordOf(body: unknown): Fields {
  const sent = typeof body === 'object' && body !== null ? body : {};
  if ('Id' in sent) {
    return QUOTE_COPY;
  }
  if (!isOfIndividual(sent)) {
    return NEW_QUOTE;
  }
  return 'ContractId' in sent ? NEW_CONTRACT_RENEWAL : 'Ffm' in sent ? NEW_MARKETPLACE_QUOTE : NEW_INDIVIDUAL_QUOTE;
}
