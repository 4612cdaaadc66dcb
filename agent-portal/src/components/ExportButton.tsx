import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';

interface ExportButtonProps {
  /** How many rows the file would contain. */
  total: number;
  download: () => Promise<unknown>;
  /** What the file contains, where the page has several: "quotes". */
  noun?: string;
}

/** The file of everything that matches, not only of the page. */
export function ExportButton({ total, download, noun }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({ mutationFn: download });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      disabled={total === 0}
      {...(noun !== undefined && { 'aria-label': `Export CSV of ${noun}` })}
      onClick={() => mutate()}
      sx={{ ml: { sm: 'auto' } }}
    >
      Export CSV
    </Button>
  );
}
