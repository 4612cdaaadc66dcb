import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { Suspense, useState } from 'react';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { lazyPart } from '#web/shell/lazy-part';

const CopyQuoteDialog = lazyPart(async () => (await import('./CopyQuoteDialog.tsx')).CopyQuoteDialog);

interface CopyQuoteButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'color'> {
  quote: QuoteResponse;
  label?: string;
  /** Identifies the quote when a page has several of these buttons. */
  named?: boolean;
}

/** Opens the copy dialog, which says why when the quote cannot be copied. Spec 002 section 6. */
export function CopyQuoteButton({ quote, label = 'Copy quote', named = false, ...looks }: CopyQuoteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        {...looks}
        startIcon={<ContentCopyIcon />}
        aria-haspopup="dialog"
        aria-label={named ? `${label}: ${quote.Name}` : undefined}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <CopyQuoteDialog quote={quote} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
