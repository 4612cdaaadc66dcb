import { Stack } from '@mui/material';
import { Pills } from '../../../components/Pills.tsx';
import { ExportButton } from '../../../components/ExportButton.tsx';
import { type BookList, type BookView, downloadBook, type IndividualBookOf } from '../book-search.ts';

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

/** Which contracts are shown, and their export. */
export const BookHead = ({ book, view, total, onShow }: BookHeadProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
    <Pills label="Contracts shown" value={view.list} onChange={(list) => onShow({ list })} options={LISTS} />
    {view.list !== 'one' && <ExportButton total={total} download={() => downloadBook(book, view)} />}
  </Stack>
);
