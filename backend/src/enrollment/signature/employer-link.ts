import type { EmployerSignatureResponse, EmployerSignRequest } from '#shared/enrollment/employer-signature.record';
import {
  AGENT_AT_WORK,
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
import { contentDigest } from '../../platform/documents/canonical-json.ts';
import { doubtAbout } from '../../platform/links/link-codes.service.ts';
import type { FoundLink } from '../../platform/links/links.repository.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import type { SignatureOrigin } from './signature-evidence.ts';

export const EMPLOYER_PURPOSE = 'EmployerSignature';

/** A link that its holder may use, with the quote. */
export type UsableLink = FoundLink & { quote: GroupQuote };

/** Why the holder of a link cannot sign now; null = can. */
export const problemOf = ({ answeredAt, declinedAt, quote }: UsableLink): string | null =>
  answeredAt || declinedAt ? ALREADY_ANSWERED : employerSigningProblem(quote.status);

/** @throws WRONG_STATE */
export function assertOpen(link: UsableLink): void {
  const problem = problemOf(link);
  if (problem) {
    throw new AppError('WRONG_STATE', problem);
  }
}

/** Whether something is left to do before signing. */
export const isUnsubmitted = (link: UsableLink): boolean => [null, AGENT_AT_WORK].includes(problemOf(link));

/** @throws WRONG_STATE once it is answered or submitted */
export function assertUnsubmitted(link: UsableLink): void {
  if (!isUnsubmitted(link)) {
    assertOpen(link);
  }
}

/** @throws RULE_BROKEN with what is missing from the signature */
export function assertGiven({ personName: accountName }: UsableLink, request: EmployerSignRequest): void {
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

interface Facts {
  /** Of what would be signed now. */
  digest: string;
  /** For staff, who may doubt it. */
  isInternal: boolean;
  /** From where the agent signed. */
  agents: SignatureOrigin | null;
  /** With which the link was sent. */
  email: LinkEmail | null;
}

/** A link in its API form. */
export function toEmployerSignature(
  link: FoundLink,
  { digest, isInternal, agents, email }: Facts,
): EmployerSignatureResponse {
  const sha256 = link.content?.sha256 ?? null;
  const state = employerSignatureState(link.state, sha256 === digest);
  return {
    Id: link.id,
    State: state,
    EmployerName: link.personName,
    CreatedAt: link.createdAt.toISOString(),
    CreatedBy: link.createdBy.fullName,
    Language: link.language,
    ExpiresAt: link.expiresAt.toISOString(),
    OpenedAt: link.openedAt?.toISOString() ?? null,
    SavedAt: link.savedAt?.toISOString() ?? null,
    SignedAt: link.answeredAt?.toISOString() ?? null,
    SignedByName: link.answeredByName,
    DeclinedAt: link.declinedAt?.toISOString() ?? null,
    DeclineReason: link.declineReason || null,
    RevokedAt: link.revokedAt?.toISOString() ?? null,
    Email: email,
    CodeText: link.codeText,
    Withdrawn: state === 'Withdrawn' ? CHANGED_SINCE_EMPLOYER_SIGNED : null,
    ConsentVersion: link.wordsVersion,
    Sha256: sha256,
    EligibleNote: link.note,
    Doubt: isInternal ? doubtAbout(link, email, agents) : null,
  };
}
