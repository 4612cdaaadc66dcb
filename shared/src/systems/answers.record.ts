import { patternRule } from '#shared/formats/pattern';
import { type Fields, record } from '#shared/records/field';
import { text } from '#shared/records/kinds';

/** What a contract calls an answer: its statuses and its fields. */
export interface Contract<R extends Fields = Fields> {
  statuses: readonly number[];
  fields: R;
}

/** OK and Created: the system has done it. */
export const DONE = [200, 201] as const;

/** A number or name that only the system itself can have given: a page that a proxy answers in its place has none. */
export const identifier = (label: string, pattern: RegExp, example: string) =>
  text(label, {
    problem: patternRule({ pattern, message: `${label} is not valid.`, requiredMessage: `${label} is required.` }),
    example,
  });

/** The system has decided, and says why not. The words may name people. */
export const REFUSED = { statuses: [422], fields: record({ Code: text('Code'), Message: text('Message') }) };

/** A page for the browser is prepared under this token. */
export const PAGE_OPENED = {
  statuses: DONE,
  fields: record({ Token: identifier('Token', /^[\w-]{16,100}$/, 'b6f0c1de9a7b4c55') }),
};
