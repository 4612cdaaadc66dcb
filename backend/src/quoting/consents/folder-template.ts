import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { KIND_LABELS, needsFile, REVOKED_WAY_LABELS, STATE_LABELS, WAY_LABELS } from '#shared/consents/consent-codes';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { columnHead, DEFAULT_STYLE, MUTED, ROWS, section, STYLES } from '../../platform/documents/pdf/page-style.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

export interface ConsentFolder {
  quote: IndividualQuote;
  client: string;
  /** Oldest first. */
  records: readonly ConsentResponse[];
  /** Those whose proofs are behind the records. */
  appendedIds: readonly number[];
  made: { at: Date; by: string };
}

type Line = [label: string, text: string];

/** The records of a quote as a pdfmake document: a summary, then every record with what was agreed to. */
export const folderTemplate = (folder: ConsentFolder): TDocumentDefinitions => ({
  pageSize: 'LETTER',
  pageMargins: [40, 44, 40, 56],
  info: { title: `Consent records of ${folder.client}`, author: 'Priority Quote' },
  defaultStyle: DEFAULT_STYLE,
  styles: STYLES,
  footer: (page, pages) => ({
    margin: [40, 16, 40, 0],
    columns: [
      { text: `Consent records of ${folder.client} · quote ${folder.quote.id}`, style: 'small' },
      { text: `Page ${page} of ${pages}`, style: 'small', alignment: 'right' },
    ],
  }),
  content: [...heading(folder), summary(folder), ...folder.records.map((record) => recordPage(record, folder))],
});

function heading({ quote, client, records, made }: ConsentFolder): Content[] {
  return [
    { text: 'Consent records for the Health Insurance Marketplace', style: 'subtitle', margin: [0, 0, 0, 4] },
    { text: client, style: 'title', margin: [0, 0, 0, 12] },
    factTable([
      ['Quote', `${quote.name} (no. ${quote.id})`],
      ['Effective date', formatDay(quote.effectiveDate)],
      ['Records', String(records.length)],
      ['Created', `${formatInstant(made.at.toISOString())} by ${made.by}. States are as of then; times are Detroit’s.`],
      [
        'Kept for',
        'Ten years, as 45 CFR 155.220(j)(2)(ii)(A) and (iii)(C) require: documentation of the client’s review of the application and of the ' +
          'client’s consent. Records are never changed or deleted; a revocation is added to its record.',
      ],
    ]),
  ];
}

const summary = ({ records }: ConsentFolder): Content => [
  { text: 'Summary', style: 'subheading', margin: [0, 18, 0, 6] },
  records.length === 0
    ? { text: 'Nothing is recorded.', color: MUTED }
    : {
        layout: ROWS,
        table: {
          headerRows: 1,
          widths: [36, '*', 88, '*', 72, 72, 62],
          body: [
            ['Record', 'What', 'Given', 'By', 'How', 'State', 'Kept until'].map((head) => columnHead(head)),
            ...records.map((record): TableCell[] => [
              String(record.Id),
              KIND_LABELS[record.Kind],
              formatInstant(record.GivenAt),
              record.RepresentativeName ?? record.ConsumerName,
              WAY_LABELS[record.Way],
              STATE_LABELS[record.State],
              formatDay(record.RetainUntil),
            ]),
          ],
        },
      },
];

const recordPage = (record: ConsentResponse, { appendedIds }: ConsentFolder): Content =>
  section(
    `Record ${record.Id}: ${KIND_LABELS[record.Kind]}`,
    '',
    factTable([
      ['State', STATE_LABELS[record.State]],
      ['Client', record.ConsumerName],
      ...representative(record),
      ['Agent', record.AgentName],
      ['Agency', record.AgencyName],
      ['Given', `${formatInstant(record.GivenAt)} (${record.GivenAt})`],
      ...(record.Until === null ? [] : [['Valid through', formatDay(record.Until)] satisfies Line]),
      ['How', WAY_LABELS[record.Way]],
      ...proof(record, appendedIds.includes(record.Id)),
      ['Recorded', `${formatInstant(record.RecordedAt)} by ${record.RecordedBy}`],
      ['Revoked', revocation(record)],
      ['Kept until', formatDay(record.RetainUntil)],
      ['Version of the text', record.TextVersion],
      ['SHA-256 of the text', record.Sha256],
    ]),
    { text: 'The text, as it was agreed to', style: 'subheading', margin: [0, 16, 0, 6] },
    {
      layout: FRAME,
      table: { widths: ['*'], body: [[{ text: record.Text, lineHeight: 1.1 }]] },
    },
  );

const representative = ({ RepresentativeName, RepresentativeRelationship }: ConsentResponse): Line[] =>
  RepresentativeName === null
    ? []
    : [['Authorized representative', `${RepresentativeName} (${RepresentativeRelationship})`]];

function proof({ Way, Recording, Proof }: ConsentResponse, isAppended: boolean): Line[] {
  const where = isAppended ? 'behind these records' : 'too large to be included: open it in Priority Quote';
  return [
    ...(Recording === null ? [] : [['Recording', Recording] satisfies Line]),
    ...(Proof
      ? ([
          ['Proof', `${Proof.FileName}, ${where}`],
          ['SHA-256 of the proof', Proof.Sha256],
        ] satisfies Line[])
      : needsFile(Way)
        ? [['Proof', 'Missing: this record does not count'] satisfies Line]
        : []),
  ];
}

const revocation = ({ Revocation }: ConsentResponse): string =>
  Revocation
    ? `${formatInstant(Revocation.RevokedAt)} by ${Revocation.RevokedBy} (${REVOKED_WAY_LABELS[Revocation.Way].toLowerCase()}); recorded ` +
      `${formatInstant(Revocation.RecordedAt)} by ${Revocation.RecordedBy}`
    : 'No';

const FRAME = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => '#c9d4da',
  vLineColor: () => '#c9d4da',
  paddingTop: () => 8,
  paddingBottom: () => 8,
  paddingLeft: () => 10,
  paddingRight: () => 10,
};

const factTable = (lines: readonly Line[]): Content => ({
  layout: ROWS,
  table: {
    widths: [130, '*'],
    body: lines.map(([label, text]): TableCell[] => [{ text: label, bold: true }, text]),
  },
});
