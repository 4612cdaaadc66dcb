import DownloadIcon from '@mui/icons-material/Download';
import { Button, Skeleton, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContractDetail, InvoiceDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { INVOICES } from '#shared/book-of-business/individuals/individual-book.calls';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { asking } from '#web/http/calls';
import { download } from '#web/http/files';
import { EmptyState } from '#web/shell/EmptyState';
import { Money } from '../../components/Money.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';
import { PaperLanguageField } from '../../components/PaperLanguageField.tsx';
import { type RecordColumn, RecordTable } from '../../components/RecordTable.tsx';
import { preparedInvoiceQuery } from './contract-queries.ts';

/** A year; whether there is a PDF is asked for each. */
const SHOWN_FIRST = 12;

type Row = InvoiceDetail & { Place: number };

const COLUMNS: readonly RecordColumn<Row>[] = [
  { label: 'Invoice', isName: true, cell: (invoice) => <InvoiceNumber invoice={invoice} /> },
  { label: 'Coverage', isOneLine: true, cell: (invoice) => <Coverage invoice={invoice} /> },
  { label: 'Amount due', align: 'right', cell: ({ TotalAmountDue }) => <Money dollars={TotalAmountDue} /> },
  { label: 'Status and payments', cell: (invoice) => <Standing invoice={invoice} /> },
];

/** Bills, newest first, each with what was paid on it. Source: spec 000 section 2, "Contract details screen". */
export function Invoices({ contract: { Invoices: invoices, FacetsId } }: { contract: ContractDetail }) {
  const [isAll, setAll] = useState(false);
  const [language, setLanguage] = useState<PaperLanguage>('en');
  const rows = invoices.map((invoice, Place) => ({ ...invoice, Place }));
  const shown = isAll ? rows : rows.slice(0, SHOWN_FIRST);
  return (
    <OverviewSection
      title="Invoices"
      flush
      link={
        rows.length > 0 && <PaperLanguageField label="Language of the PDFs" value={language} onChange={setLanguage} />
      }
    >
      {rows.length === 0 ? (
        <EmptyState title="No invoices yet">They show here as soon as the carrier has sent the first.</EmptyState>
      ) : (
        <RecordTable<Row>
          label="Invoices"
          rows={shown}
          keyOf={({ Place }) => Place}
          columns={COLUMNS}
          action={{ label: 'PDF', cell: (row) => <PdfButton facetsId={FacetsId} invoice={row} language={language} /> }}
          card={{
            aside: ({ TotalAmountDue }) => (
              <Typography component="span" variant="subtitle2">
                <Money dollars={TotalAmountDue} />
              </Typography>
            ),
            details: (row) => (
              <>
                <div>Coverage {coverageText(row)}</div>
                <Standing invoice={row} />
              </>
            ),
          }}
        />
      )}
      {shown.length < rows.length && (
        <Button sx={{ m: 1 }} onClick={() => setAll(true)}>
          Show all {rows.length} invoices
        </Button>
      )}
    </OverviewSection>
  );
}

function coverageText({ CoverageStart, CoverageEnd }: InvoiceDetail): string {
  return `${formatDay(CoverageStart)} – ${formatDay(CoverageEnd)}`;
}

const InvoiceNumber = ({ invoice: { InvoiceId, InvoiceCreatedDate } }: { invoice: InvoiceDetail }) => (
  <>
    {InvoiceId}
    <Typography variant="body2" component="div" color="textSecondary">
      Created {formatDay(InvoiceCreatedDate)}
    </Typography>
  </>
);

const Coverage = ({ invoice: { CoverageStart, CoverageEnd } }: { invoice: InvoiceDetail }) => (
  <>
    {formatDay(CoverageStart)} –<br />
    {formatDay(CoverageEnd)}
  </>
);

const Standing = ({ invoice: { InvoiceStatus, Payments } }: { invoice: InvoiceDetail }) => (
  <>
    {InvoiceStatus}
    {Payments.map(({ PaymentDate, PaymentAmount, PaymentType }, at) => (
      <Typography key={at} variant="body2" component="div" color="textSecondary">
        {`${formatDollars(PaymentAmount)} on ${formatDay(PaymentDate)}, ${PaymentType}`}
      </Typography>
    ))}
  </>
);

interface PdfButtonProps {
  facetsId: string | null;
  invoice: InvoiceDetail;
  language: PaperLanguage;
}

/** Only where the carrier has a PDF; it is asked for each invoice. */
function PdfButton({ facetsId, invoice: { InvoiceId }, language }: PdfButtonProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...preparedInvoiceQuery(facetsId ?? '', InvoiceId),
    enabled: facetsId !== null,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(asking(INVOICES.binary, { facetsId: facetsId ?? '', invoiceId: InvoiceId, query: { language } })),
  });
  if (facetsId === null || data?.IsInvoicePdfAvailable === false) {
    return (
      <Typography variant="body2" color="textSecondary">
        Not available
      </Typography>
    );
  }
  if (error && !isFetching) {
    return (
      <Button
        size="small"
        color="warning"
        aria-label={`Try again: PDF of invoice ${InvoiceId}`}
        onClick={() => void refetch()}
      >
        Try again
      </Button>
    );
  }
  return data ? (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      aria-label={`PDF of invoice ${InvoiceId}`}
      onClick={() => mutate()}
    >
      PDF
    </Button>
  ) : (
    <Skeleton width={64} height={30} role="status" aria-label="Looking for the PDF" />
  );
}
