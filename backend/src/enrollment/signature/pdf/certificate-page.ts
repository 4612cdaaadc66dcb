import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { formatInstant } from '#shared/formats/instant';
import { ROWS, section } from '../../../platform/documents/pdf/page-style.ts';
import type { EmployerSignature } from '../employer-signature.table.ts';
import type { FoundSignature } from '../signatures.repository.ts';

const COVERED =
  'The digest is that of the answers, plans, members and documents on the pages before, as they were kept at the moment of signing.';

/**
 * Who signed what, when and from where. Sources: ESIGN, UETA.
 * @param covered what the digest is of, in a sentence
 */
export function certificatePage(signature: FoundSignature, covered = COVERED): Content {
  const lines: [string, string][] = [
    ['Signed by', signature.signedByName],
    ['Account', `${signature.accountName ?? signature.signedBy.fullName} (${signature.signedBy.username})`],
    ...(signature.agentOfRecord ? [['Agent of record', signature.agentOfRecord] as [string, string]] : []),
    ['Signed at', signedAtText(signature.signedAt)],
    ['Internet address', signature.ip],
    ['Browser', signature.userAgent || 'Not told'],
    ['Consent', signature.consentText],
    ['Version of the consent', signature.consentVersion],
    ...(signature.memberDropConsent
      ? [['Members not on this census', 'The agent confirmed that they lose their coverage.'] as [string, string]]
      : []),
    ...(signature.agentNotes ? [['Notes of the agent', signature.agentNotes] as [string, string]] : []),
    ['SHA-256 of what was signed', signature.content.sha256],
  ];
  return certificate('Certificate of the electronic signature', covered, lines);
}

/** The employer's, given from afar with a link and a code. */
export const employerCertificate = (signature: EmployerSignature): Content =>
  certificate('Certificate of the employer’s electronic signature', COVERED, [
    ['Signed by', signature.signedByName ?? ''],
    ['Link sent to', signature.employerName],
    ['Signed at', signedAtText(signature.signedAt)],
    ['Internet address', signature.ip ?? ''],
    ['Browser', signature.userAgent || 'Not told'],
    ['Consent', signature.consentText ?? ''],
    ['Version of the consent', signature.consentVersion ?? ''],
    ['SHA-256 of what was signed', signature.content?.sha256 ?? ''],
  ]);

const signedAtText = (at: Date | null): string =>
  at ? `${formatInstant(at.toISOString())} (${at.toISOString()})` : '';

function certificate(title: string, covered: string, lines: readonly [string, string][]): Content {
  return section(title, covered, {
    layout: ROWS,
    table: {
      widths: [140, '*'],
      body: lines.map(([label, text]): TableCell[] => [{ text: label, bold: true }, text]),
    },
  });
}
