import { databaseWarnings } from './start-warnings.ts';

const LOSES = /^innodb_flush_log_at_trx_commit is [02] .* Set it to 1\.$/;

describe('at the start a database is warned of', () => {
  it.each<[string, Parameters<typeof databaseWarnings>[0], RegExp[]]>([
    ['that keeps what it confirms, with the same time', { flushLog: 1, aheadMs: 0 }, []],
    ['that loses a second of commits', { flushLog: 2, aheadMs: 0 }, [LOSES]],
    ['that flushes when it likes', { flushLog: 0, aheadMs: 5_000 }, [LOSES]],
    ['five seconds ahead', { flushLog: 1, aheadMs: 5_000 }, []],
    [
      'just more ahead',
      { flushLog: 1, aheadMs: 5_001 },
      [/^The clock of this machine is 5 seconds behind the database's/],
    ],
    [
      'two hours behind',
      { flushLog: 1, aheadMs: -7_200_000 },
      [/is 7200 seconds ahead of the database's: .* \(NTP\)\.$/],
    ],
  ])('%s', (_what, facts, expected) => {
    const warnings = databaseWarnings(facts);
    expect(warnings).toHaveLength(expected.length);
    expected.forEach((words, at) => expect(warnings[at]).toMatch(words));
  });
});
