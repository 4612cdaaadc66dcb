import type { Content } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';
import { formatTaxId } from '#shared/formats/tax-id';
import { sheet } from '../../../../platform/documents/pdf/pdf-kit.ts';
import type { ProposalContent } from '../../content/proposal-content.ts';
import { choice, choices, fields, formPart, formTable, paragraph, signature } from './form-blocks.ts';

/**
 * The employer's application, with data from the quote; the rest is written by hand. Fields: spec 001 section 3, "Enrollment application".
 */
export const newBusinessApplication = (content: ProposalContent): Content =>
  sheet(
    'New business application',
    `Application of ${content.groupName} for group coverage from ${formatDay(content.effectiveDate)}.`,
    company(content),
    employees(content),
    history(),
    choices('Pay premiums automatically from a bank account', choice('No'), choice('Yes (voided check enclosed)')),
    plans(content),
    formPart('Agent'),
    ...content.sender.agents.map(({ Name, NpnNumber, AgencyName, Phone }) =>
      fields(
        ['Agent', `${Name.First} ${Name.Last}`, 2],
        ['Agency', AgencyName, 2],
        ['NPN', NpnNumber],
        ['Phone', formatPhone(Phone), 2],
      ),
    ),
    paragraph(
      'The employer applies for the coverage above. What is stated here is true and complete. Coverage begins only when the application has ' +
        'been accepted; do not cancel other coverage before.',
    ),
    signature('authorized representative of the employer'),
  );

function company({ groupName, groupAddress, employer }: ProposalContent): Content {
  return [
    formPart('Company'),
    fields(['Legal name', groupName, 3], ['Tax ID (EIN)', formatTaxId(employer.taxId), 1]),
    fields(['Address', groupAddress.join(', '), 3], ['County', employer.county, 1]),
    fields(['Billing address, if another', employer.billingAddress?.join(', '), 3], ['SIC code', employer.sicCode, 1]),
    fields(['Phone', formatPhone(employer.phone), 1], ['Email', employer.email, 2]),
    fields(['Group administrator', '', 2], ['Phone', '', 1], ['Email', '', 2]),
    fields(['Billing contact', '', 2], ['Phone', '', 1], ['Email', '', 2]),
    choices('Type of company', choice('Corporation'), choice('Partnership'), choice('LLC')),
    choices('', choice('Sole proprietor'), choice('Farmer'), choice('Non profit organization')),
    choices('Religious employer', choice('No', !employer.isReligious), choice('Yes', employer.isReligious)),
  ];
}

const employees = ({ census, employer }: ProposalContent): Content => [
  formPart('Employees'),
  fields(
    ['Total employees'],
    ['Eligible employees', number(employer.eligibleEmployees)],
    ['Full-time employees'],
    ['Employees on this census', number(census.employees)],
  ),
  choices('Twenty or more employees last year (COBRA)', choice('No'), choice('Yes')),
  choices('Part of a group of companies under common control', choice('No'), choice('Yes')),
  choices('New hires wait', choice('Date of hire'), choice('30 days'), choice('60 days'), choice('90 days')),
  choices('Domestic partners are covered', choice('None'), choice('Limited'), choice('Enhanced')),
];

const history = (): Content => [
  formPart('Coverage so far'),
  choices('The group has coverage now', choice('No'), choice('Yes')),
  fields(['Insurer', '', 2], ['Group number', '', 1], ['Ends on', '', 1]),
];

const plans = ({ plans: chosen }: ProposalContent): Content => ({
  unbreakable: true,
  stack: [
    formPart('Plans applied for'),
    formTable(
      ['Plan', 'Coverage', 'Network'],
      ['*', 90, 90],
      chosen.map((plan) => [
        plan.PlanDisplayName,
        plan.IsDental ? 'Dental' : plan.IsVision ? 'Vision' : 'Medical',
        plan.ProviderNetworkType ?? '',
      ]),
    ),
  ],
});

const number = (value: number | null): string => (value === null ? '' : String(value));
