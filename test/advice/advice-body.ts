import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AdviceRecord } from '../../backend/src/quoting/advice/advice-record.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { StoredAdvice } from '../../shared/src/advice/advice.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { TestApp } from '../support/app.ts';

/** Noted for a group whose agent disclosed the pay. */
export const adviceBody = (given: Partial<StoredAdvice> = {}): StoredAdvice => ({
  Asked: 'A low deductible for the shop floor',
  Said: 'Compared two networks, then the prices',
  Why: 'Our people want their doctors',
  Earns: null,
  EarnsPer: null,
  ExpectsThreshold: true,
  DisclosedOn: isoDate('2026-11-02'),
  Disclosure: 'Fee schedule of 11/2/2026',
  Version: 0,
  ...given,
});

/** As stored, with a file of these bytes. */
export function insertAdviceRecord(
  app: TestApp,
  user: User,
  { id: quoteId }: Pick<Quote, 'id'>,
  body = Buffer.from('%PDF-1.7 advice'),
): Promise<AdviceRecord> {
  const file = { fileName: `Advice record ${quoteId}.pdf`, contentType: 'application/pdf', body };
  return app.get(StoredDocumentsService).keep(user, file, (tx, { id: documentId }) =>
    tx.save(
      Object.assign(new AdviceRecord(), {
        ...{ quoteId, documentId, madeByUserId: user.id, effectiveDate: isoDate('2027-01-01') },
        ...{ madeAt: app.clock.now(), contentSha256: 'none', retainUntil: isoDate('2036-11-20') },
      }),
    ),
  );
}
