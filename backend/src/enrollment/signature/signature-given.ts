import type { SignRequest } from '#shared/enrollment/signature.record';
import { isSignerOf, signsForAnother } from '#shared/enrollment/signer-name';
import { signatureProblems } from '#shared/enrollment/signing';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';

/** @throws RULE_BROKEN with what is missing from the signature, CONFIRMATION_NEEDED for a name that is not the account's */
export function assertSignatureGiven(
  { fullName }: SessionUser,
  request: SignRequest,
  expected: { losesMembers: boolean; consentVersion: string },
): void {
  const problems = signatureProblems(request, { ...expected, accountName: fullName });
  const [first] = Object.values(problems);
  if (first) {
    const fields = Object.entries(problems).map(([field, message]) => [field, [message]]);
    throw new AppError('RULE_BROKEN', first, Object.fromEntries(fields));
  }
  const { SignedByName, AccountName } = request;
  if (!isSignerOf(SignedByName, fullName) && AccountName !== fullName) {
    throw new AppError('CONFIRMATION_NEEDED', signsForAnother(SignedByName, fullName), { AccountName: [fullName] });
  }
}
