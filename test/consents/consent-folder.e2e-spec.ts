import { PDFDocument } from '@cantoo/pdf-lib';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { attachProof, consentsOf, recorded, REVIEW_BODY, revokeConsent } from '../support/consent-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { pdfText } from '../support/pdf-text.ts';
import { buildPdf } from '../support/pdf-files.ts';

/** A PDF has its words one by one. */
const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '');

describe('GET /api/individual/consents/{quoteId}/folder', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
  });
  afterAll(() => app.close());

  const folder = async (quoteId: number, user = agent) => {
    const answer = await (await app.as(user)).get(`/api/individual/consents/${quoteId}/folder`).buffer(true);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    return { ...answer, pdf: answer.body as Buffer };
  };

  it('has every record with its text and digest, and what was revoked', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const consent = await recorded(app, agent, { QuoteId: quote.id });
    await recorded(app, agent, { ...REVIEW_BODY, QuoteId: quote.id, Way: 'Paper', Recording: null });
    await revokeConsent(app, agent, consent.Id);
    const { pdf, headers } = await folder(quote.id, await insertSalesUser(app));
    const text = withoutBlanks(pdfText(pdf));
    for (const words of [
      'Ada Quixwater',
      '45 CFR 155.220(j)(2)',
      consent.Sha256,
      'Call 4711',
      'Scope: for this purpose only',
      'I sign under penalty of perjury',
      'Missing: this record does not count',
      '11/20/2026, 10:00 AM by Ada Quixwater (email)',
    ]) {
      expect(text).toContain(withoutBlanks(words));
    }
    expect(headers['x-filename']).toBe(encodeURIComponent(`Consents Ada Quixwater ${quote.id}.pdf`));
  });

  it('ends with the pages of the proofs', async () => {
    const quote = await insertIndividualQuote(app, agent);
    const made = await recorded(app, agent, { QuoteId: quote.id, Way: 'Email', Recording: null });
    const without = await PDFDocument.load((await folder(quote.id)).pdf);
    await attachProof(app, agent, made.Id, await buildPdf((pdf) => pdf.addPage([300, 400]), 2));
    const whole = await PDFDocument.load((await folder(quote.id)).pdf);
    // A divider, and the three pages of the proof.
    expect(whole.getPageCount() - without.getPageCount()).toBe(4);
    expect(whole.getPages().at(-1)!.getSize()).toEqual({ width: 300, height: 400 });
  });

  it('says that there is nothing', async () => {
    const quote = await insertIndividualQuote(app, agent);
    expect(withoutBlanks(pdfText((await folder(quote.id)).pdf))).toContain('Nothingisrecorded.');
    expect((await consentsOf(app, agent, quote.id)).Consents).toEqual([]);
  });
});
