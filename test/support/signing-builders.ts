import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { ApplicationAnswers, EmployersAnswers } from '../../shared/src/enrollment/application.record.ts';
import type { EmployerPages } from '../../shared/src/enrollment/employer-signature.record.ts';
import type { SignRequest } from '../../shared/src/enrollment/signature.record.ts';
import type { TestApp } from './app.ts';
import { insertEnrolling } from './demographics-builders.ts';
import { buildAnswers } from './shared/application-answers.ts';
import { insertEnrollmentDocument } from './document-builders.ts';
import { LinksRepository, type NewLink } from '../../backend/src/platform/links/links.repository.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import type { StoredGroupQuote } from './group-builders.ts';

/** Enough employees that the members may be left to staff: with documents, nothing else is missing. */
const COMPLETE: Partial<ApplicationAnswers> = {
  NumberOfEmployees: 30,
  NumberOfEligbleEmployees: 30,
  NumberOfFullTimeEmployees: 30,
  NumberWaiving: 0,
  TwentyOrMoreEmployees: false,
  BypassMemberEnrollment: true,
};

/** A quote of new business, complete in every section, that waits for its agent's signature. */
export async function insertSignable(app: TestApp, agent: User, quote: Partial<Quote> = {}): Promise<StoredGroupQuote> {
  const made = await insertEnrolling(app, agent, {
    quote: { status: 'SignatureRequired', ...quote },
    members: [{ firstName: 'Orla', lastName: 'Hidden' }],
    answers: COMPLETE,
  });
  for (const docTypeId of [1, 15, 17, 18, 19] as const) {
    await insertEnrollmentDocument(app, agent, made.quote, { docTypeId });
  }
  return made.quote;
}

export const signRequest = (given: Partial<SignRequest> & Pick<SignRequest, 'QuoteId'>): SignRequest => ({
  SignedByName: 'Ada Agent',
  ApplicationEnteredConsent: true,
  ...given,
});

/** What the employer sends with a link, beside it: a complete application over the version that was read. */
export function employersAnswers(given: Partial<EmployersAnswers> = {}): EmployersAnswers {
  const { BypassMemberEnrollment: _members, BypassSupportDocument: _documents, ...answers } = buildAnswers();
  return { ...answers, Version: 1, ...given };
}

/** The employer, with a link, has confirmed the list of employees as it is: before that nothing can be signed. */
export async function confirmEligible(
  reader: { post: (path: string) => { send: (body: object) => PromiseLike<{ status: number; body: unknown }> } },
  access: { Token: string; Code: string },
): Promise<number> {
  const { body } = await reader.post('/api/employersignature/Open').send(access);
  const { Sha256, WordsVersion } = (body as EmployerPages).Steps!.Eligible;
  const given = { SignedByName: 'Grace Hopper', Agreed: true, WordsVersion, Sha256 };
  return (await reader.post('/api/employersignature/ConfirmEligible').send({ ...access, ...given })).status;
}

interface InsertedLink {
  id: number;
  Token: string;
  Code: string;
}

/** A link with which the employer can sign for a day, with its code. */
export const insertEmployerLink = (app: TestApp, agent: User, { id }: { id: number }): Promise<InsertedLink> =>
  insertCodeLink(app, agent, { purpose: 'EmployerSignature', subjectId: id, personName: 'Grace Hopper' });

/** The same for an employee of the quote. */
export const insertEmployeeLink = (
  app: TestApp,
  agent: User,
  { id }: { id: number },
  memberId: number,
): Promise<InsertedLink> =>
  insertCodeLink(app, agent, { purpose: 'Employee', subjectId: id, memberId, personName: 'Ruth Larsen' });

async function insertCodeLink(
  app: TestApp,
  agent: User,
  of: Pick<NewLink, 'purpose' | 'subjectId' | 'memberId' | 'personName'>,
): Promise<InsertedLink> {
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000);
  return app.get(Transactions).run(async (tx) => {
    const wanted = { ...of, createdByUserId: agent.id, expiresAt };
    const { link, token: Token, code: Code } = await app.get(LinksRepository).make(tx, wanted, { withCode: true });
    return { id: link.id, Token, Code };
  });
}
