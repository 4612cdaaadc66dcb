import { createHash } from 'node:crypto';
import { PASSWORD_IS_COMMON, passwordProblem } from '#shared/people/password.record';

const BYTES = 5;

/** Loaded at the first new password. */
let known: Promise<ReadonlySet<string>> | undefined;

/** Whether it is among the passwords that attackers try first, in capital or small letters (ASVS 5, 6.2.4). */
export async function isCommonPassword(password: string): Promise<boolean> {
  const digest = createHash('sha256').update(password.toLowerCase()).digest().subarray(0, BYTES).toString('hex');
  return (await commonPasswordDigests()).has(digest);
}

/** What is wrong with a user's new password, or null: the rule that screens know as well, and the list that only the server has. */
export const newPasswordProblem = async (password: string, username: string): Promise<string | null> =>
  passwordProblem(password, username) ?? ((await isCommonPassword(password)) ? PASSWORD_IS_COMMON : null);

export function commonPasswordDigests(): Promise<ReadonlySet<string>> {
  known ??= import('./frequent-password-digests.ts').then(({ COMMON_PASSWORD_DIGESTS }) => {
    const all = Buffer.from(COMMON_PASSWORD_DIGESTS, 'base64');
    return new Set(
      Array.from({ length: all.length / BYTES }, (_, at) => all.toString('hex', at * BYTES, (at + 1) * BYTES)),
    );
  });
  return known;
}
