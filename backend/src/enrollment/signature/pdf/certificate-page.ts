import type { Content } from 'pdfmake/interfaces.js';
import { formatInstant } from '#shared/formats/instant';
import { readInText } from '#shared/languages/language';
import { type Fact, factTable, section } from '../../../platform/documents/pdf/pdf-kit.ts';
import type { Link } from '../../../platform/links/link.table.ts';
import type { FoundConfirmation, FoundSignature } from '../signatures.repository.ts';

const COVERED =
  'The digest is that of the answers, plans, members and documents on the pages before, as they were kept at the moment of signing.';

/**
 * Who signed what, when and from where. Sources: ESIGN, UETA.
 * @param covered what the digest is of, in a sentence
 */
export function certificatePage(signature: FoundSignature, covered = COVERED): Content {
  const lines: Fact[] = [
    ['Signed by', signature.signedByName],
    ['Account', `${signature.accountName ?? signature.signedBy.fullName} (${signature.signedBy.username})`],
    ...(signature.agentOfRecord ? [['Agent of record', signature.agentOfRecord] satisfies Fact] : []),
    ['Signed at', signedAtText(signature.signedAt)],
    ['Internet address', signature.ip],
    ['Browser', signature.userAgent || 'Not told'],
    ['Consent', signature.consentText],
    ['Version of the consent', signature.consentVersion],
    ...(signature.memberDropConsent
      ? [['Members not on this census', 'The agent confirmed that they lose their coverage.'] satisfies Fact]
      : []),
    ...(signature.agentNotes ? [['Notes of the agent', signature.agentNotes] satisfies Fact] : []),
    ['SHA-256 of what was signed', signature.content.sha256],
  ];
  return certificate('Certificate of the electronic signature', covered, lines);
}

/** The employer's, given from afar with a link and a code. */
export const employerCertificate = (signature: Link, confirmation: FoundConfirmation | null): Content =>
  certificate('Certificate of the employer’s electronic signature', COVERED, [
    ['Signed by', signature.answeredByName ?? ''],
    ['Link sent to', signature.personName],
    ['Read in', readInText(signature.language)],
    ['Signed at', signedAtText(signature.answeredAt)],
    ['Internet address', signature.ip ?? ''],
    ['Browser', signature.userAgent || 'Not told'],
    ['Consent', signature.words ?? ''],
    ['Version of the consent', signature.wordsVersion ?? ''],
    ['SHA-256 of what was signed', signature.content?.sha256 ?? ''],
    ...(confirmation ? eligibleFacts(confirmation) : []),
  ]);

const eligibleFacts = (confirmation: FoundConfirmation): Fact[] => [
  ['Eligible employees', `Confirmed by ${confirmation.confirmedByName}, ${signedAtText(confirmation.confirmedAt)}`],
  ['Read in', readInText(confirmation.language)],
  ['Confirmed from', [confirmation.ip, confirmation.userAgent || 'Browser not told'].join(', ')],
  ['Words', confirmation.words],
  ['Version of the words', confirmation.wordsVersion],
  ['SHA-256 of the list', confirmation.content.sha256],
];

const signedAtText = (at: Date | null): string =>
  at ? `${formatInstant(at.toISOString())} (${at.toISOString()})` : '';

const certificate = (title: string, covered: string, lines: readonly Fact[]): Content =>
  section(title, covered, factTable(lines, { widths: [140, '*'], bold: true }));
