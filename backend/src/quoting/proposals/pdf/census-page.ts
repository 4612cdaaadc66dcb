import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { columnHead, right, ROWS, shortSection } from '../../../platform/documents/pdf/page-style.ts';
import type { ProposalContent } from '../content/proposal-content.ts';

/** The covered people, as counts only: a proposal contains no names. */
export function censusPage({ census, groupName }: ProposalContent): Content {
  const people: [string, number][] = [
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
      counts('Who', 'Members', people),
      {
        stack: [
          counts(
            'Age, enrolling members',
            'Members',
            census.ageBands.map(({ label, members }) => [label, members]),
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

const counts = (what: string, number: string, rows: [string, number][]): Content => ({
  layout: ROWS,
  table: {
    headerRows: 1,
    widths: ['*', 60],
    body: [
      [columnHead(what), columnHead(number, 'right')],
      ...rows.map(([label, value]): TableCell[] => [label, right(String(value))]),
    ],
  },
});
