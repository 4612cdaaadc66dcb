import { ERROR_REPORTS } from '#shared/error-reports/error-reports';
import { isPreferenceKey } from '#shared/session/account.record';
import { reportKey, tableKey } from './report.ts';

describe('what a user chooses for an error report', () => {
  it.each(ERROR_REPORTS)('is kept under keys that the server takes: %s', (name) => {
    const keys = [`${reportKey({ name })}.savedQueries`, tableKey({ name })];
    expect(keys.filter((key) => !isPreferenceKey(key))).toEqual([]);
  });
});
