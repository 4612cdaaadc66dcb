import { Box } from '@mui/material';
import { SearchField } from '../components/SearchField.tsx';
import { downloadGroupBook } from './book-of-business-queries.ts';
import { ExportButton } from '../components/ExportButton.tsx';

interface GroupBookToolbarProps {
  agentId: string | null;
  text: string;
  onText: (text: string) => void;
  /** How many groups the file would contain. */
  total: number;
}

/** Search, and export of all matching groups. */
export function GroupBookToolbar({ agentId, text, onText, total }: GroupBookToolbarProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', p: 2 }}>
      <Box sx={{ width: { xs: '100%', sm: 360 } }}>
        <SearchField label="Number, name, phone or email" value={text} onChange={onText} />
      </Box>
      <ExportButton total={total} download={() => downloadGroupBook(agentId, text)} />
    </Box>
  );
}
