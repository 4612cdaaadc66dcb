import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { formatInstant } from '#shared/formats/instant';
import { ROWS, section } from '../../../platform/documents/pdf/page-style.ts';
import type { FoundSignature } from '../../parts/signature/signatures.repository.ts';

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
    ['Signed at', `${formatInstant(signature.signedAt.toISOString())} (${signature.signedAt.toISOString()})`],
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
  return section('Certificate of the electronic signature', covered, {
    layout: ROWS,
    table: {
      widths: [140, '*'],
      body: lines.map(([label, text]): TableCell[] => [{ text: label, bold: true }, text]),
    },
  });
}
