import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { sheet } from '../../../../platform/documents/pdf/pdf-kit.ts';
import type { ProposalContent } from '../../content/proposal-content.ts';
import { premium } from '../cost-page.ts';
import { fields, formPart, formTable, paragraph, signature, statement } from './form-blocks.ts';

/** The employer's reply to a renewal. */
export const renewalDecision = (content: ProposalContent): Content => {
  const { groupName, employer, effectiveDate, plans, salesPhone } = content;
  return sheet(
    'Renewal decision form',
    `Coverage of ${groupName} renews on ${formatDay(employer.renewalDate ?? effectiveDate)}. Please tell us how to proceed.`,
    fields(
      ['Employer', groupName, 3],
      ['Group number', employer.enterpriseId, 1],
      ['Renewal date', formatDay(employer.renewalDate), 1],
    ),
    formPart('Plans proposed'),
    formTable(
      ['Take it', 'Plan', 'Monthly premium of the group'],
      [50, '*', 150],
      plans.map((plan) => ['', plan.PlanDisplayName, premium(plan)]),
    ),
    formPart('Our decision'),
    statement('We renew with the plans marked above.'),
    statement('We keep the plans that we have, as the insurer continues them into the new year.'),
    statement('We would like another proposal. Please call us.'),
    statement('We do not renew. Coverage ends on the day before the renewal date.'),
    fields(['Changes of employees, address or contribution since last year']),
    fields(['']),
    paragraph(`Questions: small business sales, ${salesPhone}, or the agent named on the first page.`),
    signature('authorized representative of the employer'),
  );
};
