import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { KIND_LABELS, needsFile, REVOKED_WAY_LABELS, STATE_LABELS, WAY_LABELS } from '#shared/consents/consent-codes';
import type { ConsentResponse } from '#shared/consents/consent.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatInstant } from '#shared/formats/instant';
import { formatPhone } from '#shared/formats/phone';
import { readInText } from '#shared/languages/language';
import { type Fact, factTable, letter, MUTED, sheet, table } from '../../platform/documents/pdf/pdf-kit.ts';
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

/** The records of a quote as a pdfmake document: a summary, then every record with what was agreed to. */
export const folderTemplate = (folder: ConsentFolder): TDocumentDefinitions => {
  const title = `Consent records of ${folder.client}`;
  return letter({ title, footer: `${title} · quote ${folder.quote.id}` }, [
    ...heading(folder),
    summary(folder),
    ...folder.records.map((record) => recordPage(record, folder)),
  ]);
};

function heading({ quote, client, records, made }: ConsentFolder): Content[] {
  return [
    { text: 'Consent records for the Health Insurance Marketplace', style: 'subtitle', margin: [0, 0, 0, 4] },
    { text: client, style: 'title', margin: [0, 0, 0, 12] },
    known([
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
    : table(
        [
          { head: 'Record', width: 36, cell: ({ Id }) => String(Id) },
          { head: 'What', width: '*', cell: ({ Kind }) => KIND_LABELS[Kind] },
          { head: 'Given', width: 88, cell: ({ GivenAt }) => formatInstant(GivenAt) },
          { head: 'By', width: '*', cell: (record) => record.RepresentativeName ?? record.ConsumerName },
          { head: 'How', width: 72, cell: ({ Way }) => WAY_LABELS[Way] },
          { head: 'State', width: 72, cell: ({ State }) => STATE_LABELS[State] },
          { head: 'Kept until', width: 62, cell: ({ RetainUntil }) => formatDay(RetainUntil) },
        ],
        records,
      ),
];

const recordPage = (record: ConsentResponse, { appendedIds }: ConsentFolder): Content =>
  sheet(
    `Record ${record.Id}: ${KIND_LABELS[record.Kind]}`,
    '',
    known([
      ['State', STATE_LABELS[record.State]],
      ['Client', record.ConsumerName],
      ...representative(record),
      ['Agent', record.AgentName],
      ['Agency', record.AgencyName],
      ['Given', `${formatInstant(record.GivenAt)} (${record.GivenAt})`],
      ...(record.Until === null ? [] : [['Valid through', formatDay(record.Until)] satisfies Fact]),
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

const PASSED_ON = 'Passed on by the agent';

const representative = ({ RepresentativeName, RepresentativeRelationship }: ConsentResponse): Fact[] =>
  RepresentativeName === null
    ? []
    : [['Authorized representative', `${RepresentativeName} (${RepresentativeRelationship})`]];

function proof({ Way, Recording, Proof, Answered }: ConsentResponse, isAppended: boolean): Fact[] {
  const where = isAppended ? 'behind these records' : 'too large to be included: open it in Priority Quote';
  return [
    ...(Recording === null ? [] : [['Recording', Recording] satisfies Fact]),
    ...(Answered
      ? ([
          ['Link sent to', Answered.SentTo ?? (Answered.CodeTo ? PASSED_ON : `${PASSED_ON}, who had its code too`)],
          ...(Answered.CodeTo ? [['Code texted to', formatPhone(Answered.CodeTo)] satisfies Fact] : []),
          ['Name as typed', Answered.SignedByName],
          ['Read in', readInText(Answered.Language)],
          ['Internet address', Answered.Address],
          ['Browser', Answered.Browser || 'Not told'],
        ] satisfies Fact[])
      : []),
    ...(Proof
      ? ([
          ['Proof', `${Proof.FileName}, ${where}`],
          ['SHA-256 of the proof', Proof.Sha256],
        ] satisfies Fact[])
      : needsFile(Way)
        ? [['Proof', 'Missing: this record does not count'] satisfies Fact]
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

const known = (facts: readonly Fact[]): Content => factTable(facts, { bold: true });
