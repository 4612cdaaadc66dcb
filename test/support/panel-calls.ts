import type { User } from '../../backend/src/platform/people/user.table.ts';
import type {
  EnrollmentPageResponse,
  Panel,
} from '../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import type { TestApp } from './app.ts';
import { buildPdf } from './pdf-files.ts';

/** The calls with which this user fills the panels of a household's enrollment. */
export const panelsBy = (app: TestApp, user: User) => ({
  async page(id: number): Promise<EnrollmentPageResponse> {
    const { status, body } = await (await app.as(user)).get(`/api/enrollment/GetIndividualEnrollment/${id}`);
    expect([status, body.Message]).toEqual([200, undefined]);
    return body;
  },
  put: async (id: number, Members: object[]) =>
    (await app.as(user)).put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members }),
  answer: async (QuoteId: number, answers: object) =>
    (await app.as(user)).post('/api/enrollment/postShorttermHealthInformation').send({ QuoteId, ...answers }),
  upload: async (id: number, docTypeId = 16) =>
    (await app.as(user))
      .post(`/api/enrollment/UploadDocument/${id}/${docTypeId}`)
      .attach('file', await buildPdf(), { filename: 'Certificate.pdf', contentType: 'application/pdf' }),
});

export const statesOf = (panels: readonly Panel[]) => panels.map(({ Name, State, Missing }) => [Name, State, Missing]);
