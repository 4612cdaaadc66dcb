import { EMAIL_INVALID } from '#shared/formats/email';
import { ONE_LINE } from '#shared/formats/text';
import {
  addressesIn,
  addressesProblem,
  messageProblem,
  MESSAGE_UNREADABLE,
  MOST_EMAIL_ADDRESSES,
  subjectProblem,
} from '#shared/proposals/proposal-email';

describe('the addresses of an e-mail', () => {
  it.each([
    ['', []],
    [' a@example.com ', ['a@example.com']],
    [
      'a@example.com, b@example.com;c@example.com\nd@Example.com',
      'a b c d'.split(' ').map((at) => `${at}@example.com`),
    ],
    ['a@example.com,A@EXAMPLE.com', ['A@example.com']],
    ['a@example.com, nonsense', ['a@example.com', 'nonsense']],
  ])('%j are %j', (typed, addresses) => {
    expect(addressesIn(typed)).toEqual(addresses);
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@example.com`);
  it.each([
    [[], 'Enter at least one email address.'],
    [['nonsense'], EMAIL_INVALID],
    [['a@example.com', 'b@x'], '“b@x” is not an email address.'],
    [['a@example.com\r\nBcc: b@example.com'], EMAIL_INVALID],
    [many(MOST_EMAIL_ADDRESSES), null],
    [many(MOST_EMAIL_ADDRESSES + 1), 'Send to at most 10 addresses at a time.'],
  ])('%j have the problem %j', (addresses, problem) => {
    expect(addressesProblem(addresses)).toBe(problem);
  });

  it('are one where one person gets it', () => {
    expect([addressesProblem(many(1), 1), addressesProblem(many(2), 1)]).toEqual([null, 'Enter one address only.']);
  });
});

describe('the texts of an e-mail', () => {
  it.each([
    ['Proposal', null],
    ['  ', 'Enter a subject.'],
    ['Proposal\r\nBcc: b@example.com', ONE_LINE],
    ['Proposal\u2028more', ONE_LINE],
  ])('the subject %j has the problem %j', (subject, problem) => {
    expect(subjectProblem(subject)).toBe(problem);
  });

  it.each([
    ['Hello,\r\n\n\tplease look', null],
    ['\n', 'Enter a message.'],
    ['Hello\u0000', MESSAGE_UNREADABLE],
  ])('the message %j has the problem %j', (message, problem) => {
    expect(messageProblem(message)).toBe(problem);
  });
});
