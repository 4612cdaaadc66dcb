import { randomUUID } from 'node:crypto';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { Proposal } from '../../backend/src/quoting/proposals/proposal.table.ts';
import { LinksRepository } from '../../backend/src/platform/links/links.repository.ts';
import { ProposalsRepository } from '../../backend/src/quoting/proposals/proposals.repository.ts';
import { ShareAnswersRepository } from '../../backend/src/quoting/proposals/share-answers.repository.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { ProposalFigures } from '../../shared/src/proposals/proposal-figures.record.ts';
import type { TestApp } from './app.ts';

/** A proposal whose file consists of these bytes; does not change the quote's status. */
export async function insertProposal(
  app: TestApp,
  user: User,
  quote: Pick<Quote, 'id' | 'effectiveDate'>,
  given: Partial<Proposal> & { body?: Buffer } = {},
): Promise<Proposal> {
  const { body = Buffer.from(`%PDF-1.7 proposal of quote ${quote.id}`), ...columns } = given;
  const file = { fileName: `Proposal ${quote.id}.pdf`, contentType: 'application/pdf', body };
  return app.get(StoredDocumentsService).keep(user, file, (tx, document) =>
    tx.save(
      Object.assign(new Proposal(), {
        quoteId: quote.id,
        madeByUserId: user.id,
        madeAt: app.clock.now(),
        effectiveDate: quote.effectiveDate,
        parts: 'CensusSummary,RateGrid',
        fileName: document.fileName,
        sha256: document.sha256,
        kind: 'Proposal',
        documentId: document.id,
        figures: null,
        ...columns,
      }),
    ),
  );
}

/** This user's link to the proposal, valid for a day; and its token. */
export async function insertShareLink(
  app: TestApp,
  user: User,
  { id: subjectId }: Proposal,
): Promise<{ id: number; token: string }> {
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000);
  const wanted = { purpose: 'Proposal' as const, subjectId, createdByUserId: user.id, expiresAt };
  return app.get(Transactions).run(async (tx) => {
    const { link, token } = await app.get(LinksRepository).make(tx, wanted);
    await app.get(ProposalsRepository).noteLinkSent(tx, link);
    return { id: link.id, token };
  });
}

/** A question that a reader of this link asked. @returns its id */
export const insertShareAnswer = (
  app: TestApp,
  shareLinkId: number,
  question = 'What about dental?',
): Promise<number> =>
  app.get(Transactions).run((tx) =>
    app.get(ShareAnswersRepository).insert(tx, {
      shareLinkId,
      requestKey: randomUUID(),
      planId: null,
      planName: null,
      question,
      language: 'en',
      address: '127.0.0.0',
      device: 'Safari on iPhone',
    }),
  );

/** The figures of a proposal with two plans, numbered 1 and 2. */
export const twoPlans = (): ProposalFigures => {
  const plan = (PlanId: number, PlanDisplayName: string, PerEmployee: number) => ({
    PlanId,
    PlanDisplayName,
    Coverage: 'medical' as const,
    MetalTier: 'Gold' as const,
    ProviderNetworkType: 'PPO' as const,
    Employees: 12,
    Premium: PerEmployee * 12,
    PerEmployee,
    Employer: PerEmployee * 6,
    EmployeesPay: PerEmployee * 6,
    FullPremium: null,
    Deductible: 1000,
    OutOfPocketMaximum: 5000,
  });
  return {
    InsurerName: 'Great Lakes Health Plan',
    Plans: [plan(1, 'HMO Gold 1000', 500), plan(2, 'PPO Gold 500', 700)],
    Assigned: null,
    Household: null,
  };
};
