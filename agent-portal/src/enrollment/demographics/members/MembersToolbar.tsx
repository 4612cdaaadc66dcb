import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, FormControlLabel, Stack, Switch } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { ENROLLMENT_CENSUS } from '#shared/enrollment/enrollment.calls';
import { asking } from '#web/http/calls';
import { download } from '#web/http/files';
import { SearchField } from '../../../components/SearchField.tsx';
import type { MembersView } from '../use-members-view.ts';

interface MembersToolbarProps {
  quoteId: number;
  view: MembersView;
  /** Absent if read-only. */
  onImport: (() => void) | null;
  onHelp: () => void;
  /** Absent if all members are complete, or if read-only. */
  onNext: (() => void) | null;
}

/** Above the list: search, continue with the next incomplete member, and the spreadsheet. */
export function MembersToolbar({ quoteId, view, onImport, onHelp, onNext }: MembersToolbarProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(asking(ENROLLMENT_CENSUS.export, { quoteId })),
  });
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ p: 2, flexWrap: 'wrap', alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 320 } }}>
        <SearchField label="Search the members" name="MembersFilter" value={view.words} onChange={view.setWords} />
      </Box>
      <FormControlLabel
        control={<Switch checked={view.incompleteOnly} onChange={(_event, only) => view.setIncompleteOnly(only)} />}
        label="Incomplete only"
      />
      <Box sx={{ flexGrow: 1, display: { xs: 'none', md: 'block' } }} />
      <Button size="small" startIcon={<HelpIcon />} onClick={onHelp}>
        Import help
      </Button>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
      >
        Export to Excel
      </Button>
      {onImport && (
        <Button size="small" variant="outlined" startIcon={<UploadIcon />} onClick={onImport}>
          Import from Excel
        </Button>
      )}
      {onNext && (
        <Button size="small" variant="contained" onClick={onNext}>
          Next incomplete
        </Button>
      )}
    </Stack>
  );
}
