import { HEALTH_QUESTIONS } from '../../shared/src/individual-enrollment/questions.ts';
import type { TestApp } from '../support/app.ts';
import { APPLICANT_SSN } from '../support/submittable-household.ts';

export const SPOUSE_SSN = '219-09-9992';
export const CHILD_SSN = '219-09-9993';
const SSNS = [APPLICANT_SSN, SPOUSE_SSN, CHILD_SSN];
/** Of everybody who enrolls in these tests, and nobody else. */
const BIRTH_DATES = ['1985-06-15', '1984-03-01', '2018-02-01'];

const WRITTEN_SSNS = SSNS.map((ssn) => new RegExp(ssn.replaceAll('-', '\\D{0,3}')));
const LAST_DIGITS = /\*\W?999[123](?!\d)|SSN\W{1,6}999[123](?!\d)/;
const NAMES = Object.keys(HEALTH_QUESTIONS).join('|');
const QUESTIONS = Object.values(HEALTH_QUESTIONS)
  .map((question) => question.replaceAll('?', '\\?'))
  .join('|');
const ANSWERED = new RegExp(`(${NAMES})\\W{1,3}(true|false)|(${QUESTIONS})\\W{1,3}(Yes|No)`, 'i');
const ASKED = new RegExp(`${NAMES}|${QUESTIONS}`);
const BORN = new RegExp(BIRTH_DATES.map((day) => day.replace(/(\d+)-0?(\d+)-0?(\d+)/, '$&|0?$2/0?$3/$1')).join('|'));

/** What of a household must be seen by few: a whole SSN, the last digits of one, an answer about health. */
export const secretsIn = (text: string): string[] => [
  ...(WRITTEN_SSNS.some((ssn) => ssn.test(text)) ? ['SSN'] : []),
  ...(LAST_DIGITS.test(text) ? ['last digits'] : []),
  ...(ANSWERED.test(text) ? ['health'] : []),
];

/** The same; where nobody answers questions, even their names tell which were answered. */
export const keptSecretsIn = (text: string): string[] => [
  ...secretsIn(text),
  ...(ASKED.test(text) ? ['question'] : []),
];

/** What must not stand in a log besides. */
export const peopleIn = (text: string): string[] => [
  ...(/Quix/i.test(text) ? ['name'] : []),
  ...(BORN.test(text) ? ['birth date'] : []),
];

/** Every table that the database really has, by the columns in which `find` finds something. */
export async function columnsWith(app: TestApp, find: (text: string) => string[]): Promise<string[]> {
  const isSqlite = app.database.options.type === 'better-sqlite3';
  const tables: { name: string }[] = await app.database.query(
    isSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows: Record<string, unknown>[] = await app.database.query(
      `SELECT * FROM ${app.database.driver.escape(name)}`,
    );
    for (const [column, value] of rows.flatMap((row) => Object.entries(row))) {
      find(asText(value)).forEach((secret) => found.add(`${secret} in ${name}.${column}`));
    }
  }
  return [...found];
}

const asText = (value: unknown): string =>
  Buffer.isBuffer(value) ? value.toString('latin1') : typeof value === 'string' ? value : JSON.stringify(value);
