import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';

interface ExportButtonProps {
  /** How many rows the file would contain. */
  total: number;
  download: () => Promise<unknown>;
}

/** The file of everything that matches, not only of the page. */
export function ExportButton({ total, download }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({ mutationFn: download });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      disabled={total === 0}
      onClick={() => mutate()}
      sx={{ ml: { sm: 'auto' } }}
    >
      Export CSV
    </Button>
  );
}
