import type { AccountData } from '#shared/enrollment/application.record';
import { accountProblems, CHOOSE_ACCOUNT, withAccount } from '#shared/enrollment/application/bank-account';
import {
  ACCOUNT_NUMBER_INVALID,
  accountNumberProblem,
  maskAccountNumber,
  ROUTING_NUMBER_INVALID,
  routingNumberProblem,
} from '#shared/enrollment/application/bank-numbers';
import { buildAnswers } from '#support/shared/application-answers.ts';

const account = (given: Partial<AccountData> = {}): AccountData => ({
  AccountType: 0,
  AccountHolder: 'Acme Tools',
  RoutingNumber: '021000021',
  AccountNumber: '123456789',
  ...given,
});

describe('a routing number', () => {
  it.each([
    ['', null],
    ['021000021', null],
    ['072000326', null],
    ['021000022', ROUTING_NUMBER_INVALID],
    ['072000236', ROUTING_NUMBER_INVALID],
    ['02100002', ROUTING_NUMBER_INVALID],
    ['0210000210', ROUTING_NUMBER_INVALID],
    ['000000000', ROUTING_NUMBER_INVALID],
    ['02100002a', ROUTING_NUMBER_INVALID],
  ])('%j: %s', (text, problem) => {
    expect(routingNumberProblem(text)).toBe(problem);
  });
});

describe('an account number', () => {
  it.each([
    ['', null],
    ['123', ACCOUNT_NUMBER_INVALID],
    ['1234', null],
    ['12345678901234567', null],
    ['123456789012345678', ACCOUNT_NUMBER_INVALID],
    ['12-34', ACCOUNT_NUMBER_INVALID],
    ['******6789', null],
    ['*****6789', ACCOUNT_NUMBER_INVALID],
  ])('%j: %s', (text, problem) => {
    expect(accountNumberProblem(text)).toBe(problem);
  });

  it.each([
    ['123456789', '******6789'],
    ['1234567', '******4567'],
    ['123456', '******'],
    ['1234', '******'],
  ])('%s is shown as %s', (digits, mask) => {
    expect(maskAccountNumber(digits)).toBe(mask);
  });
});

describe('the account of automatic payment', () => {
  it.each`
    what                           | elect    | data                                                                                    | fields
    ${'not asked yet'}             | ${null}  | ${null}                                                                                 | ${['ElectAutoPayment']}
    ${'not elected'}               | ${false} | ${null}                                                                                 | ${[]}
    ${'elected, nothing entered'}  | ${true}  | ${null}                                                                                 | ${['AccountData.AccountType']}
    ${'complete'}                  | ${true}  | ${account()}                                                                            | ${[]}
    ${'savings'}                   | ${true}  | ${account({ AccountType: 1 })}                                                          | ${[]}
    ${'stored and masked'}         | ${true}  | ${account({ AccountNumber: '******6789' })}                                             | ${[]}
    ${'the account that is known'} | ${true}  | ${account({ AccountType: 2, AccountHolder: '', RoutingNumber: '', AccountNumber: '' })} | ${[]}
    ${'no holder'}                 | ${true}  | ${account({ AccountHolder: ' ' })}                                                      | ${['AccountData.AccountHolder']}
    ${'no numbers'}                | ${true}  | ${account({ RoutingNumber: '', AccountNumber: '' })}                                    | ${['AccountData.RoutingNumber', 'AccountData.AccountNumber']}
    ${'a wrong routing number'}    | ${true}  | ${account({ RoutingNumber: '021000022' })}                                              | ${['AccountData.RoutingNumber']}
  `('$what', ({ elect, data, fields }) => {
    const problems = accountProblems({ ElectAutoPayment: elect, AccountData: data });
    expect(problems.map(({ Field }) => Field)).toEqual(fields);
  });

  it('is asked for in words', () => {
    expect(accountProblems({ ElectAutoPayment: true, AccountData: null })[0]?.Message).toBe(CHOOSE_ACCOUNT);
  });

  it.each`
    elect    | data                           | kept
    ${false} | ${account()}                   | ${null}
    ${null}  | ${account()}                   | ${null}
    ${true}  | ${account()}                   | ${account()}
    ${true}  | ${account({ AccountType: 2 })} | ${{ AccountType: 2, AccountHolder: '', RoutingNumber: '', AccountNumber: '' }}
  `('keeps $kept where automatic payment is $elect', ({ elect, data, kept }) => {
    const answers = buildAnswers({ ElectAutoPayment: elect, AccountData: data });
    expect(withAccount(answers).AccountData).toEqual(kept);
  });
});
