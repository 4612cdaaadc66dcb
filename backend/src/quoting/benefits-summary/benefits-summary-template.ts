import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { DEFAULT_STYLE, STYLES } from '../../platform/documents/pdf/page-style.ts';
import { benefitsSummary, benefitsSummaryPages, type SummarisedPlan } from './benefits-summary-pages.ts';

export interface SummaryDocument {
  customer: string;
  madeOn: IsoDate;
  plans: readonly SummarisedPlan[];
}

/** The summaries of these plans as one document, each starting on a new page. */
export const benefitsSummaryTemplate = ({ customer, madeOn, plans }: SummaryDocument): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [40, 44, 40, 56],
  info: { title: `Summary of benefits and coverage for ${customer}`, author: 'Priority Quote' },
  defaultStyle: DEFAULT_STYLE,
  styles: STYLES,
  footer: (page, pages) => ({
    margin: [40, 16, 40, 0],
    columns: [
      { text: `${customer} · ${formatDay(madeOn)}`, style: 'small' },
      { text: `Page ${page} of ${pages}`, style: 'small', alignment: 'right' },
    ],
  }),
  content: plans.map((plan, index) => (index === 0 ? benefitsSummary(plan) : benefitsSummaryPages(plan))),
});
