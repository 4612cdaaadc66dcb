import { openApiDocument } from '../../backend/src/platform/http/open-api.ts';
import { ERROR_STATUS } from '../../backend/src/platform/errors.ts';
import { startApp, type TestApp } from '../support/app.ts';

describe('the reference of the API', () => {
  let app: TestApp;
  let operations: { call: string; responses: object; tags?: string[]; summary?: string }[];
  let chapters: string[];

  beforeAll(async () => {
    app = await startApp();
    const { paths, tags } = openApiDocument(app.server);
    chapters = (tags ?? []).map(({ name }) => name);
    operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, { responses: object; tags?: string[]; summary?: string }>).map(
        ([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, ...operation }),
      ),
    );
  });
  afterAll(() => app.close());

  it('says of every call what it answers and how it refuses', () => {
    const undeclared = operations.filter(({ responses }) => !(ERROR_STATUS.INTERNAL in responses));
    expect(undeclared.map(({ call }) => call)).toEqual([]);
    expect(operations.length).toBeGreaterThan(150);
  });

  it('has a chapter and a title for every call', () => {
    const lost = operations.filter(
      ({ tags, summary }) => !summary || tags?.length !== 1 || !chapters.includes(tags[0]!),
    );
    expect(lost.map(({ call }) => call)).toEqual([]);
  });

  it('gives an example of each refusal', () => {
    const withoutExamples = operations.flatMap(({ call, responses }) =>
      Object.entries(responses as Record<string, { content?: Record<string, { examples?: object }> }>)
        .filter(([status, { content }]) => Number(status) >= 400 && !content?.['application/json']?.examples)
        .map(([status]) => `${call} ${status}`),
    );
    expect(withoutExamples).toEqual([]);
  });
});
