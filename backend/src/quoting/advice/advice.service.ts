import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import {
  adviceProblems,
  adviceRetainUntil,
  MOST_ADVICE_RECORDS,
  TOO_MANY_ADVICE_RECORDS,
} from '#shared/advice/advice-rules';
import type { Advice, AdviceLine, AdviceNotes, AdviceRecordRow, StoredAdvice } from '#shared/advice/advice.record';
import { detroitDay } from '#shared/dates/iso-date';
import { Clock } from '../../platform/clock.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { canonicalJson, contentDigest } from '../../platform/documents/canonical-json.ts';
import { renderPdf } from '../../platform/documents/pdf/render-pdf.ts';
import { StoredDocumentsService } from '../../platform/documents/stored-documents.service.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { FileAnswer } from '../../platform/http/file-answer.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { refuseFields } from '../consents/consent-rows.ts';
import { customerName } from '../quotes/customer-name.ts';
import { type AnyQuote, Quotes } from '../quotes/quotes.repository.ts';
import { AdviceContentService } from './advice-content.service.ts';
import { adviceTemplate } from './advice-template.ts';
import { AdviceRepository, type FoundRecord } from './advice.repository.ts';

/** Ours. */
export const AGENT_OF_QUOTE_ADVISES = 'Only an agent of this quote can write down the advice and make its record.';

interface MadeRecord {
  RecordId: number;
  IsNew: boolean;
}

/** Somebody else has made the same record in the meantime. */
class MadeAlready extends AppError {
  constructor(readonly recordId: number) {
    super('WRONG_STATE', 'made already');
  }
}

/** What the agent of a quote notes about the advice, and the records in which it is frozen together with all that was shown and priced. */
@Injectable()
export class AdviceService {
  constructor(
    private readonly quotes: Quotes,
    private readonly advice: AdviceRepository,
    private readonly content: AdviceContentService,
    private readonly transactions: Transactions,
    private readonly storedDocuments: StoredDocumentsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws NOT_FOUND */
  async find(user: SessionUser, quoteId: number): Promise<Advice> {
    const quote = await this.quotes.find(user, quoteId);
    const note = await this.advice.findNote(quoteId);
    return {
      QuoteId: quoteId,
      Line: lineOf(quote),
      Customer: customerName(quote),
      QuoteName: quote.name,
      EffectiveDate: quote.effectiveDate,
      IsFfm: quote.groupId === null && quote.individual.isFfm,
      MayWrite: await this.mayWrite(user, quoteId),
      Notes: { ...(note?.content ?? NOTHING_NOTED), Version: note?.version ?? 0 },
      NotedAt: note?.notedAt.toISOString() ?? null,
      NotedBy: note?.notedBy?.fullName ?? null,
      Records: (await this.advice.listRecords(quoteId)).map(toRow),
    };
  }

  /** @throws NOT_FOUND, NOT_ALLOWED, STALE_VERSION, RULE_BROKEN */
  async save(user: SessionUser, quoteId: number, { Version, ...content }: StoredAdvice): Promise<void> {
    await this.transactions.run(async (tx) => {
      const quote = await this.lock(tx, user, quoteId);
      refuseFields(adviceProblems(lineOf(quote), content, this.clock.today()));
      const note = await this.advice.findNote(quoteId, tx);
      if ((note?.version ?? 0) !== Version) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      const row = { quoteId, content, notedAt: this.clock.now(), notedByUserId: user.id };
      await this.advice.writeNote(tx, note, row);
      await this.audit.record(tx, { user, action: 'save-advice', subject: 'quote', subjectId: quoteId });
    });
  }

  /**
   * The PDF is drawn before anything is written, so a failure leaves nothing. While nothing has changed since the newest record, a second
   * click finds that one.
   * @param version of the notes that the user has seen
   * @throws NOT_FOUND, NOT_ALLOWED; STALE_VERSION when the quote or its notes changed meanwhile; RULE_BROKEN when there are too many
   */
  async make(user: SessionUser, quoteId: number, version: number): Promise<MadeRecord> {
    const quote = await this.quotes.find(user, quoteId);
    await this.assertMayWrite(user, quoteId);
    const note = await this.advice.findNote(quoteId);
    if ((note?.version ?? 0) !== version) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
    const content = await this.content.compose(user, quote, note?.content ?? NOTHING_NOTED);
    const contentSha256 = contentDigest(canonicalJson(content));
    const [newest] = await this.advice.findNewest(quoteId);
    if (newest?.contentSha256 === contentSha256) {
      return { RecordId: newest.id, IsNew: false };
    }
    const madeAt = this.clock.now();
    const retainUntil = adviceRetainUntil(detroitDay(madeAt));
    const made = { at: madeAt, by: user.fullName, contentSha256, retainUntil };
    const file = {
      fileName: `Advice record ${content.customer} ${quote.effectiveDate}.pdf`,
      contentType: 'application/pdf',
      body: await renderPdf(adviceTemplate(content, made)),
    };
    try {
      const RecordId = await this.storedDocuments.keep(user, file, async (tx, { id: documentId }) => {
        await this.assertUnchanged(tx, user, { quote, version, contentSha256 });
        const { effectiveDate } = quote;
        const row = { quoteId, madeByUserId: user.id, madeAt, effectiveDate, documentId, contentSha256, retainUntil };
        const id = await this.advice.insertRecord(tx, row);
        const fields = [`record ${id}`];
        await this.audit.record(tx, {
          user,
          action: 'make-advice-record',
          subject: 'quote',
          subjectId: quoteId,
          fields,
        });
        return id;
      });
      return { RecordId, IsNew: true };
    } catch (error) {
      if (error instanceof MadeAlready) {
        return { RecordId: error.recordId, IsNew: false };
      }
      throw error;
    }
  }

  /** Byte for byte as it was made. @throws NOT_FOUND, UNAVAILABLE when the content cannot be read */
  async download(user: SessionUser, recordId: number): Promise<FileAnswer> {
    const { quoteId, document } = await this.advice.findVisible(user, recordId);
    const fields = [`record ${recordId}`];
    await this.transactions.run((tx) =>
      this.audit.record(tx, { user, action: 'download-advice-record', subject: 'quote', subjectId: quoteId, fields }),
    );
    const { fileName, contentType, sizeBytes } = document;
    return { fileName, contentType, sizeBytes, body: await this.storedDocuments.open(document) };
  }

  private async lock(tx: EntityManager, user: SessionUser, quoteId: number): Promise<AnyQuote> {
    const quote = await this.quotes.lock(user, quoteId, tx);
    await this.assertMayWrite(user, quoteId, tx);
    return quote;
  }

  /** With the quote locked: two that are made at once are one record, and none says what is not so any more. */
  private async assertUnchanged(
    tx: EntityManager,
    user: SessionUser,
    drawn: { quote: AnyQuote; version: number; contentSha256: string },
  ): Promise<void> {
    const quote = await this.lock(tx, user, drawn.quote.id);
    const [newest, total] = await this.advice.findNewest(quote.id, tx);
    if (newest?.contentSha256 === drawn.contentSha256) {
      throw new MadeAlready(newest.id);
    }
    if (total >= MOST_ADVICE_RECORDS) {
      throw new AppError('RULE_BROKEN', TOO_MANY_ADVICE_RECORDS);
    }
    const note = await this.advice.findNote(quote.id, tx);
    const isSame =
      quote.modifiedAt.getTime() === drawn.quote.modifiedAt.getTime() &&
      quote.version === drawn.quote.version &&
      quote.status === drawn.quote.status &&
      (note?.version ?? 0) === drawn.version;
    if (!isSame) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
  }

  private async mayWrite(user: SessionUser, quoteId: number, tx?: EntityManager): Promise<boolean> {
    return (
      user.permissions.includes('agent') && (await this.quotes.listAgentIds(tx, quoteId)).includes(user.agentId ?? 0)
    );
  }

  private async assertMayWrite(user: SessionUser, quoteId: number, tx?: EntityManager): Promise<void> {
    if (!(await this.mayWrite(user, quoteId, tx))) {
      throw new AppError('NOT_ALLOWED', AGENT_OF_QUOTE_ADVISES);
    }
  }
}

const lineOf = ({ groupId }: AnyQuote): AdviceLine => (groupId === null ? 'household' : 'group');

const NOTHING_NOTED: AdviceNotes = {
  Asked: '',
  Said: '',
  Why: '',
  Earns: null,
  EarnsPer: null,
  ExpectsThreshold: null,
  DisclosedOn: null,
  Disclosure: '',
};

const toRow = ({ id, madeAt, madeBy, effectiveDate, document, retainUntil }: FoundRecord): AdviceRecordRow => ({
  Id: id,
  MadeAt: madeAt.toISOString(),
  MadeBy: madeBy.fullName,
  EffectiveDate: effectiveDate,
  FileName: document.fileName,
  Size: document.sizeBytes,
  Sha256: document.sha256,
  RetainUntil: retainUntil,
});
