import { record } from '#shared/records/field';
import { DONE, identifier } from '#shared/systems/answers.record';

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
