import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ProposalPart } from '#shared/proposals/proposal.record';
import { formatDay } from '#shared/formats/auto-date';
import { INSURERS_WORDS, SIGNED_IN_ENGLISH } from '#shared/languages/paper.words';
import { letter } from '../../../platform/documents/pdf/pdf-kit.ts';
import { benefitsSummaryPages } from '../../benefits-summary/benefits-summary-pages.ts';
import { paperInSpanish } from '../../../platform/printing/paper-in-spanish.ts';
import type { ProposalContent } from '../content/proposal-content.ts';
import { censusPage } from './census-page.ts';
import { comparisonPages } from './comparison-pages.ts';
import { proposalCover } from './proposal-cover.ts';
import { costPage } from './cost-page.ts';
import { enrollmentForms } from './forms/enrollment-form.ts';
import { groupAgreement } from './forms/group-agreement.ts';
import { newBusinessApplication } from './forms/new-business-application.ts';
import { renewalDecision } from './forms/renewal-decision.ts';
import { w9Sheet } from './forms/w9-sheet.ts';
import { waiverForms } from './forms/waiver-form.ts';
import { participationPage } from './participation-page.ts';
import { rateGridPages } from './rate-grid-pages.ts';
import { summary } from './summary.ts';

const DISCLAIMER =
  'This proposal is not an offer of coverage. Premiums are based on the census, address and effective date given and on the rates ' +
  'filed for that date; final premiums depend on the members who enroll. Benefits are summarized: the certificate of coverage governs.';

/** Pages of optional parts; the benefit summary is one of the comparison pages. */
type Pages = (content: ProposalContent) => Content;
const READING: [ProposalPart, Pages][] = [
  ['CensusSummary', censusPage],
  ['ParticipationRules', participationPage],
  ['RateGrid', rateGridPages],
];
/** Summaries that begin on pages of their own, then the forms to fill in and return. */
const OWN_PAGES: [ProposalPart, Pages][] = [
  ['SBC', (content) => summaries(content)],
  ['RenewalDecision', renewalDecision],
  ['NewBusinessApplication', newBusinessApplication],
  ['GroupAgreement', groupAgreement],
  ['W9', w9Sheet],
  ['EnrollmentForm', enrollmentForms],
  ['WaiverForm', waiverForms],
];

/** The whole proposal as a pdfmake document. */
export function proposalTemplate(content: ProposalContent): TDocumentDefinitions {
  const { groupName, madeOn, showDisclaimer, language } = content;
  const frame = letter(
    { title: `Group health proposal for ${groupName}`, footer: `${groupName} · ${formatDay(madeOn)}` },
    [],
  );
  const read: Content[] = [
    proposalCover(content),
    summary(content),
    comparisonPages(content),
    costPage(content),
    pagesOf(content, READING),
    showDisclaimer ? { text: DISCLAIMER, style: 'small' } : '',
  ];
  const others = pagesOf(content, OWN_PAGES);
  if (language === 'en') {
    return { ...frame, content: [...read, others] };
  }
  const notes = [INSURERS_WORDS, ...(others.length > 0 ? [SIGNED_IN_ENGLISH] : [])].join(' ');
  const small: Content = { text: notes, style: 'small', margin: [0, 8, 0, 0] };
  return paperInSpanish({ ...frame, content: [...read, small, others] });
}

const pagesOf = (content: ProposalContent, parts: [ProposalPart, Pages][]): Content[] =>
  parts.filter(([name]) => content.parts.has(name)).map(([, pages]) => pages(content));

/** For medical plans with loaded benefits: nothing is invented for others. */
const summaries = ({ plans, benefits, effectiveDate }: ProposalContent): Content =>
  plans
    .map((plan) => ({ plan, benefits: benefits.get(plan.PlanId) ?? [], effectiveDate }))
    .filter((summarised) => summarised.plan.IsMedical && summarised.benefits.length > 0)
    .map(benefitsSummaryPages);
