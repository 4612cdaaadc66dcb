import type { AccountData, ApplicationAnswers } from '#shared/contract/enrollment-application';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { patternRule } from '#shared/formats/pattern';
import { answered, at, required } from '#shared/enrollment/application/problem-list';

/** Ours: the specification says that the account data must be complete. */
export const ROUTING_NUMBER_INVALID = 'Routing number must be the nine digits at the bottom of a check.';
export const ACCOUNT_NUMBER_INVALID = 'Account number must be 4 to 17 digits.';
export const CHOOSE_ACCOUNT = 'Enter the bank account for automatic payment.';

/** Spec 001 section 3: type "2 means full data is not needed". */
const KNOWN_ACCOUNT = 2;
export const ACCOUNT_TYPES = [0, 1, KNOWN_ACCOUNT] as const;
export const ACCOUNT_TYPE_LABELS: Record<AccountData['AccountType'], string> = {
  0: 'Checking',
  1: 'Savings',
  2: 'The account that you have on file for this group',
};

export const BLANK_ACCOUNT: AccountData = { AccountType: 0, AccountHolder: '', RoutingNumber: '', AccountNumber: '' };

const WEIGHTS = [3, 7, 1] as const;

/**
 * Says whether text is a bank's routing number: nine digits whose weighted sum is a multiple of ten. Blank text is fine.
 * Source: ABA Routing Number Policy, "check digit" (weights 3, 7, 1).
 */
export function routingNumberProblem(text: string): string | null {
  const digits = text.trim();
  if (digits === '') {
    return null;
  }
  if (!/^\d{9}$/.test(digits) || /^0+$/.test(digits)) {
    return ROUTING_NUMBER_INVALID;
  }
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * WEIGHTS[place % 3]!, 0);
  return sum % 10 === 0 ? null : ROUTING_NUMBER_INVALID;
}

/** A number of an account, or the mask of the stored one. Blank text is fine. */
export const accountNumberProblem = patternRule({
  pattern: /^(?:\d{4,17}|\*{6}\d{0,4})$/,
  message: ACCOUNT_NUMBER_INVALID,
});

/** True of the form in which the API answers a stored number. */
export const isMaskedAccountNumber = (text: string): boolean => /^\*{6}\d{0,4}$/.test(text);

/** ******1234; of a number so short that its last four would be nearly all of it, nothing is shown. */
export const maskAccountNumber = (digits: string): string => `******${digits.length > 6 ? digits.slice(-4) : ''}`;

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

/** Automatic payment needs an account; without it none is kept. */
export const withAccount = <Answers extends Pick<ApplicationAnswers, 'ElectAutoPayment' | 'AccountData'>>(
  answers: Answers,
): Answers => ({
  ...answers,
  AccountData: answers.ElectAutoPayment === true ? keptAccount(answers.AccountData ?? BLANK_ACCOUNT) : null,
});

const keptAccount = (account: AccountData): AccountData =>
  account.AccountType === KNOWN_ACCOUNT ? { ...BLANK_ACCOUNT, AccountType: KNOWN_ACCOUNT } : account;
