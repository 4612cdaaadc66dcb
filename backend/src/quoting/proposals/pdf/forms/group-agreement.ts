import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { formatTaxId } from '#shared/formats/tax-id';
import { sheet } from '../../../../platform/documents/pdf/pdf-kit.ts';
import type { ProposalContent } from '../../content/proposal-content.ts';
import { fields, formPart, formTable, signature } from './form-blocks.ts';

/** The agreement between employer and insurer. The certificate of coverage and the law take precedence. */
const TERMS = [
  'The employer offers the plans below to every eligible employee and tells new employees about them in time.',
  'The employer pays each month’s premium by its due date. Coverage may end, after notice, when premiums are not paid.',
  'Premiums are those filed for the effective date and depend on the members who enroll. They apply until the next renewal.',
  'The employer reports who joins, leaves or changes within 30 days, and keeps the records that show who is eligible.',
  'The group follows the participation rules; the insurer may ask for wage reports to verify them.',
  'Either side may end the agreement at the end of a month with 30 days’ notice in writing, as far as the law allows.',
  'Benefits are those of the certificate of coverage. Where this agreement and the certificate differ, the certificate governs.',
];

/** The agreement with its plans and a block for each side to sign. */
export const groupAgreement = ({ groupName, groupAddress, employer, effectiveDate, plans }: ProposalContent): Content =>
  sheet(
    'Group agreement',
    `Between ${groupName} (the employer) and the insurer of the plans below. It takes effect on ${formatDay(effectiveDate)} once both have signed.`,
    fields(['Employer', groupName, 3], ['Tax ID (EIN)', formatTaxId(employer.taxId), 1]),
    fields(['Address', groupAddress.join(', '), 3], ['Group number', employer.enterpriseId, 1]),
    formPart('Plans'),
    formTable(
      ['Plan', 'Filed plan id'],
      ['*', 140],
      plans.map(({ PlanDisplayName, HiosPlanId }) => [PlanDisplayName, HiosPlanId]),
    ),
    formPart('Terms'),
    { ol: TERMS, lineHeight: 1.35 },
    formPart('Signatures'),
    {
      columnGap: 24,
      columns: [
        { width: '*', stack: [signature('authorized representative of the employer')] },
        { width: '*', stack: [signature('the insurer')] },
      ],
    },
  );
