import DownloadIcon from '@mui/icons-material/Download';
import { Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Pills } from '../../../components/Pills.tsx';
import { type BookList, type BookView, downloadBook, type IndividualBookOf } from '../individual-book.api.ts';

interface BookHeadProps {
  book: IndividualBookOf;
  view: BookView;
  /** How many contracts the file would contain. */
  total: number;
  onShow: (change: Partial<BookView>) => void;
}

const LISTS: readonly { value: BookList; label: string }[] = [
  { value: 'active', label: 'Active contracts' },
  { value: 'void', label: 'Void/canceled contracts' },
  { value: 'one', label: 'Find one contract' },
];

/** Which contracts are shown, and their export: everything that matches, not only the page. */
export function BookHead({ book, view, total, onShow }: BookHeadProps) {
  const { mutate, isPending } = useMutation({ mutationFn: () => downloadBook(book, view) });
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Pills label="Contracts shown" value={view.list} onChange={(list) => onShow({ list })} options={LISTS} />
      {view.list !== 'one' && (
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
      )}
    </Stack>
  );
}
