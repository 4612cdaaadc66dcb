import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { formatTaxId } from '#shared/formats/tax-id';
import { isRenewal } from '#shared/quotes/quote-type';
import { DEFAULT_STYLE, MUTED, STYLES } from '../../../platform/documents/pdf/page-style.ts';
import type { FoundSignature } from '../../parts/signature/signatures.repository.ts';
import type { ApplicationContent } from '../../pdf/application-content.ts';
import { answerPages, documentPage, memberPages, planPage } from '../../pdf/application-pages.ts';
import { certificatePage } from './certificate-page.ts';

/** The whole application as a pdfmake document; with a certificate once it is signed. */
export const applicationTemplate = (
  content: ApplicationContent,
  signature: FoundSignature | null,
): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [40, 44, 40, 56],
  info: { title: `Group enrollment application of ${content.Group.Name}`, author: 'Priority Quote' },
  defaultStyle: DEFAULT_STYLE,
  styles: STYLES,
  footer: (page, pages) => ({
    margin: [40, 16, 40, 0],
    columns: [
      { text: `${content.Group.Name} · quote ${content.Quote.Id}`, style: 'small' },
      { text: `Page ${page} of ${pages}`, style: 'small', alignment: 'right' },
    ],
  }),
  content: [
    heading(content, signature),
    answerPages(content),
    planPage(content),
    memberPages(content),
    documentPage(content),
    ...(signature ? [certificatePage(signature)] : []),
  ],
});

function heading({ Quote, Group, Agents }: ApplicationContent, signature: FoundSignature | null): Content {
  const facts: [string, string][] = [
    ['Effective date', formatDay(Quote.EffectiveDate)],
    ['Kind', isRenewal(Quote.QuoteType) ? 'Renewal' : 'New business'],
    ['Quote', `${Quote.Name} (no. ${Quote.Id})`],
    ['Group number', Group.EnterpriseId ?? 'Not assigned yet'],
    ['Tax ID', formatTaxId(Group.TaxId) || 'Not known'],
    ['Agents', Agents.map(({ Name, AgencyName, NpnNumber }) => `${Name}, ${AgencyName}, NPN ${NpnNumber}`).join('; ')],
  ];
  return [
    { text: 'Group enrollment application', style: 'subtitle', margin: [0, 0, 0, 4] },
    { text: Group.Name, style: 'title' },
    { text: Group.Address.join(', '), color: MUTED, margin: [0, 4, 0, 12] },
    {
      text: signature
        ? `Signed electronically by ${signature.signedByName} on ${formatInstant(signature.signedAt.toISOString())}.`
        : 'Not signed yet: a draft.',
      bold: true,
    },
    {
      layout: 'noBorders',
      margin: [0, 8, 0, 0],
      table: { widths: [110, '*'], body: facts.map(([label, text]) => [{ text: label, color: MUTED }, text]) },
    },
  ];
}
