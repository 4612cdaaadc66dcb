import type { AccountData, ApplicationAnswers } from '#shared/enrollment/application.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { accountNumberProblem, routingNumberProblem } from '#shared/enrollment/application/bank-numbers';
import { KNOWN_ACCOUNT } from '#shared/enrollment/application-options';
import { answered, at, required } from '#shared/enrollment/application/problem-list';

/** Ours: the specification says that the account data must be complete. */
export const CHOOSE_ACCOUNT = 'Enter the bank account for automatic payment.';

export const ACCOUNT_TYPE_LABELS: Record<AccountData['AccountType'], string> = {
  0: 'Checking',
  1: 'Savings',
  2: 'The account that you have on file for this group',
};

export const BLANK_ACCOUNT: AccountData = { AccountType: 0, AccountHolder: '', RoutingNumber: '', AccountNumber: '' };

/** Whether the account can be charged. Source: spec 001 section 5 ("account data is complete (type other than 2)"). */
export function accountProblems({
  ElectAutoPayment,
  AccountData: account,
}: Pick<ApplicationAnswers, 'ElectAutoPayment' | 'AccountData'>): EnrollmentProblem[] {
  return [
    ...answered('ElectAutoPayment', ElectAutoPayment),
    ...(ElectAutoPayment === true ? dataProblems(account) : []),
  ];
}

function dataProblems(account: AccountData | null): EnrollmentProblem[] {
  if (account === null) {
    return at('AccountData.AccountType', CHOOSE_ACCOUNT);
  }
  return account.AccountType === KNOWN_ACCOUNT
    ? []
    : [
        ...required('AccountData.AccountHolder', account.AccountHolder),
        ...required('AccountData.RoutingNumber', account.RoutingNumber, routingNumberProblem),
        ...required('AccountData.AccountNumber', account.AccountNumber, accountNumberProblem),
      ];
}

/** Automatic payment needs an account; otherwise none is stored. */
export const withAccount = <Answers extends Pick<ApplicationAnswers, 'ElectAutoPayment' | 'AccountData'>>(
  answers: Answers,
): Answers => ({
  ...answers,
  AccountData: answers.ElectAutoPayment === true ? storedAccount(answers.AccountData ?? BLANK_ACCOUNT) : null,
});

const storedAccount = (account: AccountData): AccountData =>
  account.AccountType === KNOWN_ACCOUNT ? { ...BLANK_ACCOUNT, AccountType: KNOWN_ACCOUNT } : account;
