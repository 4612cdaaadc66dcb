import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { download } from '#web/http/files';
import { listRequest } from '../providers/list-query.ts';
import { useChange } from '../providers/use-change.ts';

interface CsvButtonProps {
  /** The list's URL with `.csv`. */
  path: string;
  /** Fixed filters of the list, in addition to the user's. */
  filter?: object;
  /** As in ResourceCalls. */
  isPrivate?: boolean;
}

/** Exports everything that matches the list's filters, in its order. Used inside a List. */
export function CsvButton({ path, filter, isPrivate }: CsvButtonProps) {
  const { filterValues, sort, total } = useListContext();
  const { mutate: save, isPending } = useChange({
    mutationFn: () =>
      download(listRequest(path, { filter: { ...(filterValues as object), ...filter }, sort }, isPrivate)),
  });
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isPending} disabled={total === 0} onClick={() => save()}>
      Export CSV
    </Button>
  );
}
