import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { APPLICATION_FIRST } from '../../shared/src/enrollment/upload-rules.ts';
import { CONSENT_TEXT } from '../../shared/src/enrollment/signing.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertQuote } from '../support/group-builders.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertSignable, signRequest } from '../support/signing-builders.ts';

describe('GET /api/enrollment/GetApplication/{quoteId}', () => {
  let app: TestApp;
  let agent: User;
  let quote: Quote;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { fullName: 'Ada Agent', username: 'ada' });
    quote = await insertSignable(app, agent);
  });
  afterAll(() => app.close());

  const get = async (id = quote.id, user = agent) =>
    (await app.as(user)).get(`/api/Enrollment/GetApplication/${id}`).buffer(true);
  const words = (text: string) => text.replaceAll(/\s+/g, ' ');

  it('is a draft before it is signed, with every answer, plan, member and document', async () => {
    const { status, headers, body } = await get();
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(String(headers['x-filename']))).toMatch(/^Application Group \d+ 2027-01-01\.pdf$/);
    const text = words(pdfText(body as Buffer));
    for (const part of [
      'Not signed yet: a draft.',
      'Number of eligible employees',
      'Acme Tools',
      'Kind New business',
      'Insurer: Great Lakes Health Plan',
      'Tax ID 38-1000000',
      'Members',
      'Orla Hidden',
      'Federal W-9',
      'Document 19.pdf',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(
      /Certificate|Subgroup ID|Class ID|Section 111|Submit without supporting documents|Tax ID Not known/,
    );
  });

  it('is what was signed, with a certificate, also when staff change the members later', async () => {
    const caller = await app.as(agent);
    const signed = await caller
      .post('/api/enrollment/SignElectronically')
      .send(signRequest({ QuoteId: quote.id, AgentNotes: 'Call Orla.' }));
    await app.database.manager.update(CensusMember, { quoteId: quote.id }, { lastName: 'Changed' });
    const { body } = await get(quote.id, await insertSalesUser(app));
    const text = words(pdfText(body as Buffer));
    expect(text).toContain('Signed electronically by Ada Agent');
    expect(text).toContain('Certificate of the electronic signature');
    expect(text).toContain(signed.body.Sha256.slice(0, 30));
    expect(text).toContain(CONSENT_TEXT.slice(0, 40));
    expect(text).toContain('Call Orla.');
    expect([text.includes('Orla Hidden'), text.includes('Changed')]).toEqual([true, false]);
  });

  it('is not there before the application is saved, nor for another agency', async () => {
    const early = await insertQuote(app, agent, { status: 'Enrolling' });
    const answer = await get(early.id);
    expect([answer.status, JSON.parse(String(answer.text ?? answer.body)).Message]).toEqual([409, APPLICATION_FIRST]);
    expect((await get(quote.id, await insertAgentUser(app))).status).toBe(404);
  });
});
