import type { Content } from 'pdfmake/interfaces.js';
import { formatTaxId } from '#shared/formats/tax-id';
import { sheet } from '../../../../platform/documents/pdf/pdf-kit.ts';
import type { ProposalContent } from '../../content/proposal-content.ts';
import { choice, choices, fields, formPart, paragraph, statement } from './form-blocks.ts';

/** Requests the employer's form W-9 and shows the known data. It is not the form itself, and says so. */
export const w9Sheet = ({ groupName, groupAddress, employer }: ProposalContent): Content =>
  sheet(
    'W-9 information sheet',
    'This is not IRS Form W-9. It tells what the employer’s signed Form W-9 should say; please take the current form from irs.gov.',
    formPart('What we have on file'),
    fields(['Name as on the income tax return', groupName]),
    fields(['Business name, if it differs']),
    fields(['Street address', groupAddress.slice(0, -1).join(', '), 3], ['City, state, ZIP', groupAddress.at(-1), 2]),
    fields(['Employer identification number (EIN)', formatTaxId(employer.taxId)], ['Phone for questions']),
    choices('Federal tax classification', choice('Sole proprietor'), choice('C corporation'), choice('S corporation')),
    choices('', choice('Partnership'), choice('LLC, taxed as:'), choice('Trust or estate')),
    formPart('Please return with this sheet'),
    statement('Form W-9 of the Internal Revenue Service, current revision, completed and signed by the employer'),
    statement('Name and EIN on the form are those above; where they are not, the sheet has been corrected'),
    paragraph('No Social Security numbers, please: the sales team will call a sole proprietor without an EIN.'),
  );
