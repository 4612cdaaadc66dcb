import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../../../platform/errors.ts';

/** A body that is one JSON string. Spec 002 section 7: "body is a quoted string". */
@Injectable()
export class QuotedTextPipe implements PipeTransform<unknown, string> {
  transform(body: unknown): string {
    if (typeof body !== 'string') {
      throw new AppError('INVALID_INPUT', 'A text in quotation marks is expected.');
    }
    return body;
  }
}
