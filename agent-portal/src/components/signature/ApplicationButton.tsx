import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { APPLICATION_PDF } from '#shared/enrollment/enrollment.calls';
import { asking } from '#web/http/calls';
import { download } from '#web/http/files';

/** The application as a PDF: a draft before it is signed, afterwards with its certificate. */
export function ApplicationButton({ quoteId }: { quoteId: number }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(asking(APPLICATION_PDF.download, { quoteId })),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => mutate()}
    >
      Download application
    </Button>
  );
}
