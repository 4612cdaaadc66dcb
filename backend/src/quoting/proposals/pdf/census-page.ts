import type { Content } from 'pdfmake/interfaces.js';
import { shortSection, table } from '../../../platform/documents/pdf/pdf-kit.ts';
import type { ProposalContent } from '../content/proposal-content.ts';

/** The covered people, as counts only: a proposal contains no names. */
export function censusPage({ census, groupName }: ProposalContent): Content {
  const people: Count[] = [
    ['Employees', census.employees],
    ['Spouses and domestic partners', census.spouses],
    ['Children', census.children],
    ['Members on the census', census.members],
    ['Enrolling in medical', census.medical],
    ['Waiving medical', census.waivingMedical],
    ['Enrolling in dental', census.dental],
    ['Enrolling in vision', census.vision],
    ['Tobacco users, enrolling', census.tobacco],
  ];
  const lead = `The members of ${groupName} on whom the premiums are based. Ages are those on the effective date.`;
  return shortSection('Census summary', lead, {
    columns: [
      counts('Who', people),
      {
        stack: [
          counts(
            'Age, enrolling members',
            census.ageBands.map(({ label, members }): Count => [label, members]),
          ),
          {
            text: `Average age of enrolling members: ${census.averageAge.toFixed(1)} years`,
            style: 'small',
            margin: [5, 8, 0, 0],
          },
        ],
      },
    ],
    columnGap: 24,
  });
}

type Count = [label: string, members: number];

const counts = (what: string, rows: readonly Count[]): Content =>
  table(
    [
      { head: what, width: '*', cell: ([label]) => label },
      { head: 'Members', width: 60, align: 'right', cell: ([, members]) => String(members) },
    ],
    rows,
  );
