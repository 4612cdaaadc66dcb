import { Injectable, Logger } from '@nestjs/common';
import type { PrintToPdfRequest } from '#shared/printing/print.record';
import { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import type { SessionUser } from '../http/current-user.ts';
import type { FileAnswer } from '../http/file-answer.ts';
import { BoundedThreads, threadModule } from '../threads/bounded-threads.ts';
import * as limit from './print-limits.ts';
import { MAX_TEXT_CHARACTERS, MAX_WORDS } from './print-limits.ts';
import type { PrintOutcome, PrintTask } from './print-task.ts';

const LONGEST = 150;
const NAMELESS = 'document';

/**
 * A file name valid on every system: no folders, no control characters, a single .pdf at the end. Lone surrogates, which headers cannot
 * contain, are removed.
 */
export function printFileName(wanted: string | undefined): string {
  const plain = (wanted ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replace(/(\.pdf)+\s*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.-]+/, '')
    .trim();
  return `${[...plain].slice(0, LONGEST).join('') || NAMELESS}.pdf`;
}

/**
 * Whether a page has too much text to print, checked before parsing. Tags and their attributes do not count, unless they are never closed.
 * A single pass, whatever the characters.
 */
export function hasTooMuchText(html: string): boolean {
  let [characters, words] = [0, 0];
  let isInWord = false;
  // Behind it no tag ends, and looking for an end again and again would read the rest as often.
  const lastEnd = html.lastIndexOf('>');
  for (let at = 0; at < html.length; at += 1) {
    const isTag = at < lastEnd && html[at] === '<' && TAG_START.test(html[at + 1] ?? '');
    const tagEnd = isTag ? html.indexOf('>', at) : -1;
    if (tagEnd >= 0) {
      at = tagEnd;
      isInWord = false;
      continue;
    }
    const isBlank = BLANK.test(html[at]!);
    characters += 1;
    words += isInWord || isBlank ? 0 : 1;
    isInWord = !isBlank;
    if (characters > MAX_TEXT_CHARACTERS || words > MAX_WORDS) {
      return true;
    }
  }
  return false;
}

const TAG_START = /[a-z/!?]/i;
const BLANK = /\s/;

/** Reserved for a header without a given height. */
const HEADER_HEIGHT_POINTS = 36;

@Injectable()
export class PrintToPdfService {
  private readonly logger = new Logger(PrintToPdfService.name);
  private readonly threads: BoundedThreads<PrintTask, PrintOutcome>;

  constructor({ printTimeoutMs }: Env) {
    this.threads = new BoundedThreads({
      module: threadModule('platform/printing/worker/print-worker'),
      limits: { megabytes: 256, milliseconds: printTimeoutMs, atOnce: 2, waiting: 8, perUser: 1 },
      refusals: {
        tooMany: limit.TOO_MANY_PRINTS,
        tooManyOfUser: limit.ONE_PRINT_AT_A_TIME,
        tookTooLong: limit.PRINT_TOOK_TOO_LONG,
        tooLarge: limit.TOO_MANY_ELEMENTS,
        failed: limit.CANNOT_BE_PRINTED,
      },
      onFailure: (what) => this.logger.warn(`A page could not be printed: ${what}`),
    });
  }

  /**
   * Makes a PDF of a page's HTML in a worker thread; it fetches, reads and stores nothing. Errors: INVALID_INPUT and TOO_LARGE with what is
   * wrong; TOO_MANY_REQUESTS while a page of the same user is printed; UNAVAILABLE when too many are queued.
   * Source: spec 000 section 7, "POST /api/printtopdf".
   */
  async print(user: SessionUser, request: PrintToPdfRequest): Promise<FileAnswer> {
    const headerHtml = request.headerHTML ?? '';
    if (hasTooMuchText(request.bodyHtml) || hasTooMuchText(headerHtml)) {
      throw new AppError('TOO_LARGE', limit.TOO_MUCH_TEXT);
    }
    const outcome = await this.threads.run(user.id, {
      bodyHtml: request.bodyHtml,
      headerHtml,
      headerHeight: request.headerHeight ?? (headerHtml ? HEADER_HEIGHT_POINTS : 0),
      orientation: request.orientation ?? 'portrait',
    });
    if ('refused' in outcome) {
      throw new AppError(outcome.refused.code, outcome.refused.message);
    }
    return {
      fileName: printFileName(request.fileName ?? undefined),
      contentType: 'application/pdf',
      body: Buffer.from(outcome.pdf.buffer, outcome.pdf.byteOffset, outcome.pdf.byteLength),
    };
  }
}
