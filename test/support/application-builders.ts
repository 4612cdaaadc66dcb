import type { User } from '../../backend/src/platform/people/user.table.ts';
import { Application } from '../../backend/src/enrollment/parts/application/application.table.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type {
  ApplicationAnswers,
  ApplicationResponse,
  SaveApplicationRequest,
} from '../../shared/src/enrollment/application.record.ts';
import { buildAnswers } from './shared/application-answers.ts';
import type { TestApp } from './app.ts';
import { insertPlaces } from './places.ts';

/** The form's request: a complete application of new business, nothing stored yet; pass the QuoteId. */
export const applicationRequest = (
  given: Partial<SaveApplicationRequest> & Pick<SaveApplicationRequest, 'QuoteId'>,
): SaveApplicationRequest => ({ ...buildAnswers(), Version: 0, ...given });

/** Saves an application of new business as this user. */
export const saveApplication = async (app: TestApp, user: User, request: object) => {
  await insertPlaces(app);
  return (await app.as(user)).post('/api/enrollment/PostNewGroupEnrollment').send(request);
};

export const readApplication = async (app: TestApp, user: User, quoteId: number): Promise<ApplicationResponse> =>
  (await (await app.as(user)).get(`/api/enrollment/${quoteId}`)).body as ApplicationResponse;

/** The application as stored in the database. */
export const storedApplication = (app: TestApp, quoteId: number): Promise<Application | null> =>
  app.database.manager.findOneBy(Application, { quoteId });

/** An application already stored in the database, complete unless `answers` says otherwise. */
export const insertApplication = async (
  app: TestApp,
  user: Pick<User, 'id'>,
  { id: quoteId }: Pick<Quote, 'id'>,
  answers: Partial<ApplicationAnswers> = {},
): Promise<Application> => {
  await insertPlaces(app);
  return app.insert(
    Object.assign(new Application(), {
      quoteId,
      answers: buildAnswers(answers),
      routingNumberSealed: null,
      accountNumberSealed: null,
      isSavedByStaff: false,
      savedByUserId: user.id,
      savedAt: app.clock.now(),
    }),
  );
};
