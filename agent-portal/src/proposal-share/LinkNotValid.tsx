import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import { Paper, Stack, Typography } from '@mui/material';
import { useDocumentTitle } from '#web/shell/use-document-title';
import { useHeadingFocus } from '#web/shell/use-heading-focus';

/** The same for every link that opens nothing, whatever the reason. */
export function LinkNotValid({ message }: { message: string }) {
  const heading = useHeadingFocus();
  useDocumentTitle('Link not valid', true);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 5 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <LinkOffIcon color="primary" sx={{ fontSize: 40 }} aria-hidden />
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          This proposal cannot be opened
        </Typography>
        <Typography color="textSecondary">{message}</Typography>
      </Stack>
    </Paper>
  );
}
