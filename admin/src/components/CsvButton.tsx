import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { download } from '#web/http/files';
import { listRequest } from '../providers/list-query.ts';

interface CsvButtonProps {
  /** The list's address with `.csv`. */
  path: string;
  /** What the list is narrowed to beside the filters of its user. */
  filter?: object;
  /** As in ResourceCalls. */
  isPrivate?: boolean;
}

/** Everything that the filters of the list leave, in its order, as a file. Stands inside a List. */
export function CsvButton({ path, filter, isPrivate }: CsvButtonProps) {
  const { filterValues, sort, total } = useListContext();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await download(listRequest(path, { filter: { ...(filterValues as object), ...filter }, sort }, isPrivate));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={isBusy}
      disabled={total === 0}
      onClick={() => void save()}
    >
      CSV
    </Button>
  );
}
