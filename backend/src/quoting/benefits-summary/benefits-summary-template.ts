import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { letter } from '../../platform/documents/pdf/pdf-kit.ts';
import { benefitsSummary, benefitsSummaryPages, type SummarisedPlan } from './benefits-summary-pages.ts';

export interface SummaryDocument {
  customer: string;
  madeOn: IsoDate;
  plans: readonly SummarisedPlan[];
}

/** The summaries of these plans as one document, each starting on a new page. */
export const benefitsSummaryTemplate = ({ customer, madeOn, plans }: SummaryDocument): TDocumentDefinitions =>
  letter(
    { title: `Summary of benefits and coverage for ${customer}`, footer: `${customer} · ${formatDay(madeOn)}` },
    plans.map((plan, index) => (index === 0 ? benefitsSummary(plan) : benefitsSummaryPages(plan))),
  );
