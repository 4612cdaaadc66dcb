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

const TransactionId = identifier('Transaction', /^[\w-]{1,60}$/, 'A4711');
/** What a group's or a contract's number can be; it is stored with the quote. */
const NUMBER = /^[A-Za-z0-9-]{1,20}$/;

/** What the carrier system answers when it has done what it was asked for. docs/carrier-sandbox.md has the contract. */
export const GROUP_INSTALLED = {
  statuses: DONE,
  fields: record({ TransactionId, GroupNumber: identifier('Group number', NUMBER, '80000001') }),
};
export const APPLICATION_ACCEPTED = {
  statuses: DONE,
  fields: record({ TransactionId, ContractId: identifier('Contract', NUMBER, '910000001') }),
};
/** Members of a group, and changes of a primary care provider. */
export const CHANGE_DONE = { statuses: DONE, fields: record({ TransactionId }) };
