import { jest } from '@jest/globals';

/**
 * On a build machine a failed browser test is tried once more, so that one lost click does not cost a whole run. The first error is
 * printed, and the run's summary names every test that needed it. Elsewhere a failure is final: there it is looked at.
 */
if (process.env['CI'] === 'true' && process.env['SECOND_ATTEMPT'] !== 'no') {
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
}
