import { randomInt, timingSafeEqual } from 'node:crypto';
import type { EmployerSignatureResponse, EmployerSignRequest } from '#shared/enrollment/employer-signature.record';
import {
  ALREADY_ANSWERED,
  CHANGED_SINCE_EMPLOYER_SIGNED,
  CHANGED_WHILE_READ,
  EMPLOYER_CONSENT_VERSION,
  employerSignatureState,
  employerSigningProblem,
} from '#shared/enrollment/employer-signing';
import type { LinkEmail } from '#shared/proposals/proposal-email.record';
import { signatureProblems } from '#shared/enrollment/signing';
import { AppError } from '../../platform/errors.ts';
import type { ShareTokens } from '../../quoting/proposals/share-tokens.ts';
import { contentDigest } from '../../platform/documents/canonical-json.ts';
import type { EmployerSignature } from './employer-signature.table.ts';
import type { SignatureOrigin } from './signature-evidence.ts';
import type { UsableLink } from './employer-signatures.repository.ts';

/** The two parts with which an employer gets in, and their digests, which alone are stored. */
interface IssuedCodes {
  token: string;
  code: string;
  tokenDigest: string;
  codeDigest: string;
}

const CODES = 1_000_000;

export function issueCodes(tokens: ShareTokens): IssuedCodes {
  const { token, digest: tokenDigest } = tokens.create();
  const code = String(randomInt(CODES)).padStart(6, '0');
  return { token, code, tokenDigest, codeDigest: tokens.codeDigest(tokenDigest, code) };
}

export const isCodeOf = (
  tokens: ShareTokens,
  { tokenDigest, codeDigest }: Pick<IssuedCodes, 'tokenDigest' | 'codeDigest'>,
  code: string,
): boolean => timingSafeEqual(Buffer.from(codeDigest), Buffer.from(tokens.codeDigest(tokenDigest, code)));

/** Why the holder of a link cannot sign now; null = can. */
export const problemOf = ({ signedAt, declinedAt, quote }: UsableLink): string | null =>
  signedAt || declinedAt ? ALREADY_ANSWERED : employerSigningProblem(quote.status);

/** @throws WRONG_STATE */
export function assertOpen(link: UsableLink): void {
  const problem = problemOf(link);
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}

/** @throws RULE_BROKEN with what is missing from the signature */
export function assertGiven({ employerName: accountName }: UsableLink, request: EmployerSignRequest): void {
  const given = { losesMembers: false, accountName, consentVersion: EMPLOYER_CONSENT_VERSION };
  const problems = Object.entries(signatureProblems(request, given));
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([field, message]) => [field, [message]]));
    throw new AppError('RULE_BROKEN', problems.map(([, message]) => message).join(' '), fields);
  }
}

/** @throws STALE_VERSION when the content is no longer what the employer read */
export function assertShown(content: string, { Sha256 }: EmployerSignRequest): void {
  if (contentDigest(content) !== Sha256) {
    throw new AppError('STALE_VERSION', CHANGED_WHILE_READ);
  }
}

interface Now {
  now: Date;
  /** Of what would be signed now. */
  digest: string;
  /** The agent's own signature, where it may be compared. */
  agents?: SignatureOrigin | null;
  /** With which the link was sent. */
  email?: LinkEmail;
}

/** A link in its API form. */
export function toEmployerSignature(
  link: Omit<EmployerSignature, 'createdBy'> & { createdBy: { fullName: string } },
  { now, digest, agents = null, email }: Now,
): EmployerSignatureResponse {
  const sha256 = link.content?.sha256 ?? null;
  const state = employerSignatureState(link, { now, isCurrent: sha256 === digest });
  return {
    Id: link.id,
    State: state,
    EmployerName: link.employerName,
    CreatedAt: link.createdAt.toISOString(),
    CreatedBy: link.createdBy.fullName,
    ExpiresAt: link.expiresAt.toISOString(),
    OpenedAt: link.openedAt?.toISOString() ?? null,
    SignedAt: link.signedAt?.toISOString() ?? null,
    SignedByName: link.signedByName,
    DeclinedAt: link.declinedAt?.toISOString() ?? null,
    DeclineReason: link.declineReason || null,
    RevokedAt: link.revokedAt?.toISOString() ?? null,
    Email: email ?? null,
    Withdrawn: state === 'Withdrawn' ? CHANGED_SINCE_EMPLOYER_SIGNED : null,
    ConsentVersion: link.consentVersion,
    Sha256: sha256,
    IsFromAgent:
      agents !== null && link.signedAt !== null && link.ip === agents.ip && link.userAgent === agents.userAgent,
  };
}
