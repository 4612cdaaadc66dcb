import { Box } from '@mui/material';
import { PlainSelect } from '../components/PlainSelect.tsx';
import { SearchField } from '../components/SearchField.tsx';
import type { Sort } from '../components/RecordTable.tsx';
import { useIsPhone } from '../components/use-is-narrow.ts';
import { downloadGroupBook, type GroupBookField } from './book-of-business.api.ts';
import { ExportButton } from '../components/ExportButton.tsx';
import { SORT_CHOICES } from './GroupBookTable.tsx';

interface GroupBookToolbarProps {
  agentId: string | null;
  text: string;
  onText: (text: string) => void;
  sort: Sort<GroupBookField>;
  onSort: (sort: Sort<GroupBookField>) => void;
  /** How many groups the file would contain. */
  total: number;
}

/** Search, sort order where there are no column headings, and export of all matching groups. */
export function GroupBookToolbar({ agentId, text, onText, sort, onSort, total }: GroupBookToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
      <Box sx={{ width: { xs: '100%', sm: 360 } }}>
        <SearchField label="Number, name, phone or email" value={text} onChange={onText} />
      </Box>
      {useIsPhone() && (
        <PlainSelect
          label="Sorted by"
          value={sort.field}
          onChange={(field) => onSort({ field, direction: 'ASC' })}
          options={SORT_CHOICES}
        />
      )}
      <ExportButton total={total} download={() => downloadGroupBook(agentId, text)} />
    </Box>
  );
}
