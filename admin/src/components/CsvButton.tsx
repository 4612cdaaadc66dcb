import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { download } from '#web/http/files';
import { listRequest } from '../providers/list-query.ts';
import { useChange } from '../providers/use-change.ts';

interface CsvButtonProps {
  /** The list's address with `.csv`. */
  path: string;
  /** What the list is narrowed to beside the filters of its user. */
  filter?: object;
  /** As in ResourceCalls. */
  isPrivate?: boolean;
}

/** Everything that the filters of the list leave, in its order, as a file. Used inside a List. */
export function CsvButton({ path, filter, isPrivate }: CsvButtonProps) {
  const { filterValues, sort, total } = useListContext();
  const { mutate: save, isPending } = useChange({
    mutationFn: () =>
      download(listRequest(path, { filter: { ...(filterValues as object), ...filter }, sort }, isPrivate)),
  });
  return (
    <Button size="small" startIcon={<DownloadIcon />} loading={isPending} disabled={total === 0} onClick={() => save()}>
      CSV
    </Button>
  );
}
