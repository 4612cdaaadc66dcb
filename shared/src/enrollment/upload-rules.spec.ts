import * as rule from '#shared/enrollment/upload-rules';

describe('chosenFileProblem', () => {
  it.each([
    [0, '', rule.EMPTY_PDF],
    [1, '%', rule.MUST_BE_PDF],
    [900, 'PK\u0003\u0004x', rule.MUST_BE_PDF],
    [900, ' %PDF', rule.MUST_BE_PDF],
    [900, '%PDF-', null],
    [rule.MAX_UPLOAD_BYTES, '%PDF-', null],
    [rule.MAX_UPLOAD_BYTES + 1, '%PDF-', rule.PDF_TOO_LARGE],
  ])('%i bytes that begin with %j', (sizeBytes, start, problem) => {
    expect(rule.chosenFileProblem({ sizeBytes, start })).toBe(problem);
  });
});
