import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { cover, type Sender } from '../../../platform/documents/pdf/cover.ts';
import { type Fact, letter, MUTED } from '../../../platform/documents/pdf/pdf-kit.ts';
import type { Link } from '../../../platform/links/link.table.ts';
import type { FoundSignature } from '../signatures.repository.ts';

/** An application, ready to be printed. */
export interface DrawnApplication {
  fileName: string;
  document: TDocumentDefinitions;
}

interface Framed {
  /** "Group enrollment application". */
  title: string;
  /** Whose it is. */
  name: string;
  quoteId: number;
}

/** The pages of an application, each with a footer that says whose it is. */
export const applicationFrame = ({ title, name, quoteId }: Framed, content: Content[]): TDocumentDefinitions =>
  letter({ title: `${title} of ${name}`, footer: `${name} · quote ${quoteId}` }, content);

interface Heading {
  sender: Sender;
  title: string;
  name: string;
  address: readonly string[];
  signature: FoundSignature | null;
  /** Of a group: the employer's, of the same content. */
  employer?: Link | null;
  facts: readonly Fact[];
}

/** What the first page begins with, and whether the application is signed. */
export const applicationHeading = ({ sender, title, name, address, signature, employer, facts }: Heading): Content => [
  cover({ sender, what: title, name, address: address.join(', ') }),
  { text: signature ? signedText(signature.signedByName, signature.signedAt) : 'Not signed yet: a draft.', bold: true },
  ...(employer
    ? [{ text: `For the employer: ${signedText(employer.answeredByName, employer.answeredAt)}`, bold: true }]
    : []),
  {
    layout: 'noBorders',
    margin: [0, 8, 0, 0],
    table: { widths: [110, '*'], body: facts.map(([label, text]) => [{ text: label, color: MUTED }, text]) },
  },
];

const signedText = (by: string | null, at: Date | null): string =>
  `Signed electronically by ${by ?? ''} on ${at ? formatInstant(at.toISOString()) : ''}.`;

/** "Ada Agent, Lakeside Agency, NPN 1234567". */
export const agentNames = (agents: readonly { Name: string; AgencyName: string; NpnNumber: string }[]): string =>
  agents.map(({ Name, AgencyName, NpnNumber }) => `${Name}, ${AgencyName}, NPN ${NpnNumber}`).join('; ');

/** In the facts, so that no page is spent on nothing. */
export const documentsText = ({ length }: readonly object[]): string =>
  length === 0 ? 'None uploaded' : counted(length, 'document');
