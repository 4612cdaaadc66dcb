import EditIcon from '@mui/icons-material/EditOutlined';
import { IconButton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/shell/lazy-part';

const QuoteNameDialog = lazyPart(
  async () => (await import('../../components/quote/QuoteNameDialog.tsx')).QuoteNameDialog,
);

interface QuoteNameProps {
  name: string;
  /** @returns what is wrong with the name, or null when it was saved */
  onSave: (name: string) => Promise<string | null>;
}

/** The quote's name, with a button that opens the rename dialog. */
export function QuoteName({ name, onSave }: QuoteNameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <Typography
        component="span"
        variant="body2"
        color="textPrimary"
        sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
      >
        {name}
      </Typography>
      <IconButton size="small" aria-label="Change the quote name" onClick={() => setOpen(true)}>
        <EditIcon fontSize="small" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <QuoteNameDialog name={name} onSave={onSave} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
