import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { cover } from '../../../platform/documents/pdf/cover.ts';
import { coveredEmployees } from '../content/plan-highlights.ts';
import type { ProposalContent } from '../content/proposal-content.ts';

/** The top of page one: recipient, effective date, sender. */
export const proposalCover = (content: ProposalContent): Content =>
  cover({
    sender: content.sender,
    what: 'Group health proposal',
    name: content.groupName,
    address: content.groupAddress.join(', '),
    facts: [
      ['Effective date', formatDay(content.effectiveDate)],
      ['Employees', employees(content)],
      ['Prepared on', formatDay(content.madeOn)],
      ['Quote', quoteText(content)],
      ['Rating area', `Michigan area ${content.rateArea}`],
    ],
  });

const employees = ({ census, plans }: ProposalContent): string => {
  const medical = plans.find(({ IsMedical }) => IsMedical);
  return medical ? `${census.employees} (${coveredEmployees(medical)} enrolling)` : String(census.employees);
};

/** A name with a date in it could be mistaken for another effective date. */
export const quoteText = ({ quoteName, quoteId }: ProposalContent): string =>
  /\d\/\d/.test(quoteName) ? `No. ${quoteId}` : `${quoteName} (no. ${quoteId})`;
