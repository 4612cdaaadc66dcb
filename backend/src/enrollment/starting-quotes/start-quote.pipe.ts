import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { validationPipe } from '../../platform/http/validation.ts';
import { QuoteCopy, NewQuote } from './starting-quotes.dto.ts';

/** The body of POST /api/quote: with an `Id` it is a copy, and may be the whole quote; otherwise only what a new quote needs. */
@Injectable()
export class StartQuotePipe implements PipeTransform<unknown, Promise<NewQuote | QuoteCopy>> {
  private readonly validation = validationPipe();

  transform(body: unknown, metadata: ArgumentMetadata): Promise<NewQuote | QuoteCopy> {
    const isCopy = typeof body === 'object' && body !== null && 'Id' in body;
    return this.validation.transform(body, { ...metadata, metatype: isCopy ? QuoteCopy : NewQuote });
  }
}
