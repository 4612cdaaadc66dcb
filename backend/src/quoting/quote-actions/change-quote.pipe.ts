import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { INDIVIDUAL_QUOTE_CHANGE } from '#shared/individuals/individual-quote.record';
import { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { QUOTE_CHANGE } from '#shared/quotes/quote.record';
import type { Fields } from '#shared/records/field';
import { classOf } from '../../platform/http/body-of.ts';
import { validationPipe } from '../../platform/http/validation.ts';

/** The body of PUT /api/quote: with the type of a household's quote its terms, otherwise a name. */
@Injectable()
export class ChangeQuotePipe implements PipeTransform<unknown, Promise<object>> {
  private readonly validation = validationPipe();

  transform(body: unknown, metadata: ArgumentMetadata): Promise<object> {
    const metatype = classOf<Fields>(isOfIndividual(body) ? INDIVIDUAL_QUOTE_CHANGE : QUOTE_CHANGE);
    return this.validation.transform(body, { ...metadata, metatype });
  }
}

export const isOfIndividual = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'QuoteType' in body &&
  (INDIVIDUAL_QUOTE_TYPES as readonly unknown[]).includes(body.QuoteType);
