import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { formatTaxId } from '#shared/formats/tax-id';
import { isRenewal } from '#shared/quotes/quote-type';
import { NO_NUMBER_YET, shownGroupNumber } from '#shared/groups/enterprise-id';
import type { Sender } from '../../../platform/documents/pdf/cover.ts';
import type { Fact } from '../../../platform/documents/pdf/pdf-kit.ts';
import type { Link } from '../../../platform/links/link.table.ts';
import type { FoundSignature } from '../signatures.repository.ts';
import type { ApplicationContent } from '../../application/application-content.ts';
import { answerPages, documentPage, memberPages, planPage } from './application-pages.ts';
import { agentNames, applicationFrame, applicationHeading, documentsText } from './application-frame.ts';
import { certificatePage, employerCertificate } from './certificate-page.ts';

const TITLE = 'Group enrollment application';

interface Printed {
  sender: Sender;
  signature: FoundSignature | null;
  /** The employer's, of the same content. */
  employer: Link | null;
}

/** The whole application as a pdfmake document; with a certificate of each signature. */
export function groupTemplate(
  content: ApplicationContent,
  { sender, signature, employer }: Printed,
): TDocumentDefinitions {
  const { Quote, Group } = content;
  return applicationFrame({ title: TITLE, name: Group.Name, quoteId: Quote.Id }, [
    applicationHeading({
      sender,
      title: TITLE,
      name: Group.Name,
      address: Group.Address,
      signature,
      employer,
      facts: factsOf(content),
    }),
    answerPages(content),
    planPage(content),
    memberPages(content),
    documentPage(content),
    ...(signature ? [certificatePage(signature)] : []),
    ...(employer ? [employerCertificate(employer)] : []),
  ]);
}

const factsOf = ({ Quote, Group, Agents, Application, Documents }: ApplicationContent): Fact[] => [
  ['Effective date', formatDay(Quote.EffectiveDate)],
  ['Kind', isRenewal(Quote.QuoteType) ? 'Renewal' : 'New business'],
  ['Quote', `${Quote.Name} (no. ${Quote.Id})`],
  ['Group number', shownGroupNumber(Group.EnterpriseId, NO_NUMBER_YET)],
  // The employer's answer, where the group itself has none yet.
  ['Tax ID', formatTaxId(Group.TaxId || Application.Answers.PrimaryGroup.TaxId) || 'Not known'],
  ['Agents', agentNames(Agents)],
  ['Documents', documentsText(Documents)],
];
