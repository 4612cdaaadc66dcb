import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { StoredDocumentsService } from '../../backend/src/platform/documents/stored-documents.service.ts';
import { LinksRepository } from '../../backend/src/platform/links/links.repository.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Consent } from '../../backend/src/quoting/consents/consent.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { ConsentKind } from '../../shared/src/consents/consent-codes.ts';
import type { ConsentsAndLinks } from '../../shared/src/consents/consent-link.record.ts';
import type { ConsentResponse, NewConsentRequest } from '../../shared/src/consents/consent.record.ts';
import { agreedText } from '../../shared/src/consents/consent-texts.ts';
import { detroitDay, isoDate } from '../../shared/src/dates/iso-date.ts';
import type { TestApp } from './app.ts';
import { buildPdf } from './pdf-files.ts';

export type ConsentBody = { [Name in keyof NewConsentRequest]?: NewConsentRequest[Name] | string | null };

export const CONSENT_BODY = {
  Kind: 'Consent',
  QuoteId: null,
  Way: 'Call',
  Recording: 'Call 4711',
  ConsumerName: 'Ada Quixwater',
  Until: '2027-11-20',
} as const;
export const REVIEW_BODY = { ...CONSENT_BODY, Kind: 'Review', Until: null } as const;

/** What the API answers about a quote, or about this agent's consents without one. */
export const consentsOf = async (app: TestApp, user: User, quoteId: number | null): Promise<ConsentsAndLinks> =>
  (await (await app.as(user)).get(`/api/individual/consents${quoteId === null ? '' : `/${quoteId}`}`)).body;

/** With the text that the page shows, unless another one is given. */
export async function recordConsent(app: TestApp, user: User, given: ConsentBody = {}) {
  const body = { ...CONSENT_BODY, ...given } as Omit<NewConsentRequest, 'Text'>;
  const { Draft } = await consentsOf(app, user, body.QuoteId ?? null);
  const text = Draft
    ? agreedText({
        Kind: body.Kind,
        Way: body.Way,
        ConsumerName: body.ConsumerName,
        Representative: body.RepresentativeName
          ? { Name: body.RepresentativeName, Relationship: body.RepresentativeRelationship ?? '' }
          : null,
        Agent: Draft.Agent,
        GivenDay: body.GivenAt ? detroitDay(new Date(body.GivenAt)) : Draft.Today,
        Until: body.Until ?? null,
        Reviewed: Draft.Reviewed,
      })
    : '';
  return (await app.as(user)).post('/api/individual/consents').send({ Text: text, ...body });
}

/** Recorded, or the test fails. */
export async function recorded(app: TestApp, user: User, given: ConsentBody = {}): Promise<ConsentResponse> {
  const { status, body } = await recordConsent(app, user, given);
  if (status !== 201) {
    throw new Error(`Not recorded: ${JSON.stringify(body)}`);
  }
  return body;
}

export const revokeConsent = async (app: TestApp, user: User, id: number, given: object = {}) =>
  (await app.as(user))
    .post(`/api/individual/consents/${id}/revoke`)
    .send({ Way: 'Email', RevokedBy: 'Ada Quixwater', ...given });

export const attachProof = async (app: TestApp, user: User, id: number, file?: Buffer) =>
  (await app.as(user))
    .post(`/api/individual/consents/${id}/proof`)
    .attach('file', file ?? (await buildPdf()), { filename: 'Reply.pdf', contentType: 'application/pdf' });

/** As stored: the consent of a household's client, with its proof. */
export const insertConsent = async (
  app: TestApp,
  user: User,
  { id: quoteId }: Pick<Quote, 'id'>,
  given: Partial<Consent> = {},
): Promise<Consent> => {
  const file = { fileName: 'Reply.pdf', contentType: 'application/pdf', body: await buildPdf() };
  return app.get(StoredDocumentsService).keep(user, file, (tx, { id: proofDocumentId }) =>
    tx.save(
      tx.create(Consent, {
        kind: 'Consent',
        quoteId,
        agentId: user.agentId!,
        agentName: user.fullName,
        agencyName: 'Lakes Insurance',
        consumerName: 'Ada Quixwater',
        way: 'Email',
        givenAt: app.clock.now(),
        until: isoDate('2027-11-20'),
        textVersion: 'a test',
        agreedText: 'A text',
        sha256: '0'.repeat(64),
        proofDocumentId,
        recordedByUserId: user.id,
        recordedAt: app.clock.now(),
        retainUntil: isoDate('2037-11-20'),
        ...given,
      }),
    ),
  );
};

/** A link with which the client can answer for a day, with its code. */
export async function insertConsentLink(
  app: TestApp,
  user: User,
  quote: Pick<Quote, 'id'> | null,
  kind: ConsentKind = 'Consent',
): Promise<{ id: number; Token: string; Code: string }> {
  const expiresAt = new Date(app.clock.now().getTime() + 86_400_000);
  const of = { purpose: kind, subjectId: quote?.id ?? 0, personName: 'Ada Quixwater', createdByUserId: user.id };
  return app.get(Transactions).run(async (tx) => {
    const made = await app.get(LinksRepository).make(tx, { ...of, expiresAt }, { withCode: true });
    return { id: made.link.id, Token: made.token, Code: made.code };
  });
}
