import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { User } from '../../../platform/people/user.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';
import { flag, id, instant, json, refers, sealed, stored, version } from '../../../platform/database/stored.ts';

/** The stored answers: bank account numbers are '' here and encrypted in columns of their own. */
export type StoredAnswers = ApplicationAnswers;

/** The application of a group quote, complete or a draft. Plain stored data. Written by ApplicationService. */
export class Application extends stored('applications', {
  id: id(),
  quoteId: refers(() => Quote, 'CASCADE').unique(),
  answers: json<StoredAnswers>(),
  routingNumberSealed: sealed(160),
  accountNumberSealed: sealed(160),
  /** Staff have saved it: contacts without phone or e-mail then count as complete for every user. */
  isSavedByStaff: flag(),
  savedByUserId: refers(() => User, 'RESTRICT'),
  /** UTC. */
  savedAt: instant(),
  version: version(),
}) {}
