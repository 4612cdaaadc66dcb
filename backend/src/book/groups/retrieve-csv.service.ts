import { Injectable } from '@nestjs/common';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CSV_TYPE } from '../../platform/http/csv-answer.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { BOOK_CSV_NAME } from '../books/book-csv.ts';

export const CSV_LIMIT_BYTES = 5 * 1024 * 1024;
const TOO_LARGE = 'The file must not be larger than 5 MB.';
const NOT_TEXT = 'Content must be CSV text in UTF-8, encoded as base64.';

@Injectable()
export class RetrieveCsvService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Sends back a CSV file that a page has built, for browsers that cannot save one themselves. Nothing is stored.
   * @throws TOO_LARGE, INVALID_INPUT when it is not text
   */
  async retrieve(user: SessionUser, content: string): Promise<FileAnswer> {
    const body = Buffer.from(content, 'base64');
    if (body.length > CSV_LIMIT_BYTES) {
      throw new AppError('TOO_LARGE', TOO_LARGE);
    }
    // Compared by re-encoding: a regular expression over megabytes of text can overflow the engine's stack.
    if (body.toString('base64') !== content || !isText(body)) {
      throw new AppError('INVALID_INPUT', NOT_TEXT, { Content: [NOT_TEXT] });
    }
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'retrieve-csv', subject: 'user', subjectId: user.id }),
    );
    return { fileName: BOOK_CSV_NAME, contentType: CSV_TYPE, body };
  }
}

function isText(body: Buffer): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(body).includes('\0');
  } catch {
    return false;
  }
}
