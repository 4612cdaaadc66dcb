import { Link } from '../../backend/src/platform/links/link.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { READER_REQUESTS } from '../../backend/src/platform/links/reader-limit.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ELIGIBLE_WORDS_VERSION } from '../../shared/src/enrollment/eligible-employees.ts';
import { EMPLOYER_CONSENT_VERSION } from '../../shared/src/enrollment/employer-signing.ts';
import { LINK_LOCKED, MOST_WRONG_CODES, wrongCode } from '../../shared/src/links/link.ts';
import { SHARE_LINK_NOT_VALID } from '../../shared/src/proposals/share-link.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { countStatements } from '../support/count-statements.ts';
import { insertAgentUser } from '../support/people.ts';
import { employersAnswers, insertEmployerLink, insertSignable } from '../support/signing-builders.ts';
import { databaseState } from './database-state.ts';

/** What each call takes besides the link and its code. */
const CALLS = {
  Open: {},
  Application: {},
  Answers: {},
  SaveAnswers: employersAnswers(),
  ConfirmEligible: {
    SignedByName: 'Grace Hopper',
    Agreed: true,
    WordsVersion: ELIGIBLE_WORDS_VERSION,
    Sha256: '0'.repeat(64),
  },
  NoteEligible: { Note: 'Ben has left.' },
  Place: { Zip: '49503' },
  Sign: {
    SignedByName: 'Grace Hopper',
    ApplicationEnteredConsent: true,
    ConsentVersion: EMPLOYER_CONSENT_VERSION,
    Sha256: '0'.repeat(64),
  },
  Decline: { Reason: 'Wrong plan.' },
};
type CallName = keyof typeof CALLS;
const CALL_NAMES = Object.keys(CALLS) as CallName[];

describe('a link for the employer’s signature', () => {
  let app: TestApp;
  let agent: User;
  let employer: Awaited<ReturnType<TestApp['visitor']>>;
  let output: ReturnType<typeof captureOutput>;
  beforeAll(async () => {
    output = captureOutput();
    app = await startApp({ LOG_LEVEL: 'debug' });
    agent = await insertAgentUser(app);
    employer = await app.visitor();
  });
  afterAll(async () => {
    output.restore();
    await app.close();
  });
  // A fresh minute for each test, so that none uses up the other's requests.
  beforeEach(() => app.clock.advance(60_000));

  const linked = async () => {
    const quote = await insertSignable(app, agent);
    return { quote, ...(await insertEmployerLink(app, agent, quote)) };
  };
  const call = (name: CallName, Token: string, Code: string) =>
    employer.post(`/api/employersignature/${name}`).send({ Token, Code, ...CALLS[name] });
  const open = (Token: string, Code: string) => call('Open', Token, Code);
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it.each(CALL_NAMES)(
    'answers %s the same for links that never were, are tampered with, over, taken back, or of a deleted quote',
    async (name) => {
      const [over, revoked, deleted] = [await linked(), await linked(), await linked()];
      await (await app.as(agent)).put(`/api/enrollment/RevokeEmployerSignature/${revoked.id}`);
      await app.database.manager.update(Quote, { id: deleted.quote.id }, { isDeleted: true });
      await app.database.manager.update(Link, { id: over.id }, { expiresAt: app.clock.now() });
      const fresh = await linked();
      const tampered = `${fresh.Token.slice(0, 20)}${fresh.Token[20] === 'A' ? 'B' : 'A'}${fresh.Token.slice(21)}`;
      const answers = [];
      for (const [token, code] of [
        [over.Token, over.Code],
        [revoked.Token, revoked.Code],
        [deleted.Token, deleted.Code],
        [tampered, fresh.Code],
        ['A'.repeat(86), fresh.Code],
        ['x', fresh.Code],
      ] as const) {
        answers.push(await call(name, token, code));
      }
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.Code} ${body.Message}`))).toEqual(
        new Set([`404 NOT_FOUND ${SHARE_LINK_NOT_VALID}`]),
      );
      expect((await open(fresh.Token, fresh.Code)).status).toBe(200);
    },
  );

  it.each(CALL_NAMES)(
    'says on %s that the code is wrong and how many tries are left, and does nothing',
    async (name) => {
      const { Token, Code } = await linked();
      const { status, body } = await call(name, Token, wrong(Code));
      expect([status, body.Code, body.Message]).toEqual([422, 'RULE_BROKEN', wrongCode(MOST_WRONG_CODES - 1)]);
      expect((await open(Token, Code)).body).toMatchObject({ Problem: null, SignedAt: null, DeclinedAt: null });
    },
  );

  it('locks after five wrong codes, for the correct one too, and says so', async () => {
    const { id, quote, Token, Code } = await linked();
    const messages = [];
    for (let count = 0; count < MOST_WRONG_CODES; count += 1) {
      const { status, body } = await open(Token, wrong(Code));
      messages.push([status, body.Message]);
    }
    expect(messages).toEqual([...[4, 3, 2, 1].map((left) => [422, wrongCode(left)]), [409, LINK_LOCKED]]);
    for (const name of CALL_NAMES) {
      const answer = await call(name, Token, Code);
      expect([name, answer.status, answer.body.Message]).toEqual([name, 409, LINK_LOCKED]);
    }
    const listed = await (await app.as(agent)).get(`/api/enrollment/EmployerSignatures/${quote.id}`);
    expect(listed.body.Signatures).toMatchObject([{ Id: id, State: 'Locked', OpenedAt: null }]);
    const audited = await app.database.manager.findBy(AuditEvent, {
      action: 'lock-employer-link',
      subjectId: `${quote.id}`,
    });
    expect(audited).toHaveLength(1);
  });

  it('gives five tries in all to guesses of the same moment', async () => {
    const { Token, Code } = await linked();
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(Token, wrong(Code))));
    expect(answers.filter(({ status }) => status === 422).length).toBeLessThan(MOST_WRONG_CODES);
    expect((await open(Token, Code)).body.Message).toBe(LINK_LOCKED);
  });

  it('counts wrong codes over its whole life, also in turns with the correct one', async () => {
    const { Token, Code } = await linked();
    for (let left = MOST_WRONG_CODES - 1; left > 0; left -= 1) {
      expect((await open(Token, wrong(Code))).body.Message).toBe(wrongCode(left));
      expect((await open(Token, Code)).status).toBe(200);
    }
    await open(Token, wrong(Code));
    expect((await open(Token, Code)).body.Message).toBe(LINK_LOCKED);
  });

  it('is stored and logged as digests only, and so is its code', async () => {
    const { id, Token, Code } = await linked();
    await open(Token, Code);
    await open(Token, wrong(Code));
    const row = await app.database.manager.findOneByOrFail(Link, { id });
    const places = [output.text(), JSON.stringify(await databaseState(app)), JSON.stringify(row)];
    expect(places.filter((text) => text.includes(Token.slice(0, 43)) || text.includes(Token.slice(43)))).toEqual([]);
    expect(Object.values(row)).not.toContain(Code);
    expect(output.text()).not.toContain('Hopper');
    expect(output.text()).not.toContain('Hidden');
  });

  it('is looked up alike, whether we signed it or not', async () => {
    const lookUps = (token: string) => countStatements(app, /share_links/, () => open(token, '000000'));
    const { id, Token } = await linked();
    await (await app.as(agent)).put(`/api/enrollment/RevokeEmployerSignature/${id}`);
    expect(await lookUps('A'.repeat(86))).toBe(await lookUps(Token));
  });

  it('is answered only so often to one address in a minute', async () => {
    const { Token, Code } = await linked();
    for (let count = 0; count < READER_REQUESTS; count += 1) {
      await open('x', '000000');
    }
    expect((await open(Token, Code)).status).toBe(429);
    app.clock.advance(60_000);
    expect((await open(Token, Code)).status).toBe(200);
  });
});
