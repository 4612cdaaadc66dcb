import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import PersonAddIcon from '@mui/icons-material/PersonAddAlt1Outlined';
import SearchIcon from '@mui/icons-material/Search';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Box, Button, Divider, InputAdornment, Menu, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { TemplateFormat } from '#shared/census/census.record';
import { GROUP_CENSUS } from '#shared/census/census.calls';
import { counted } from '#shared/formats/text';
import { asking } from '#web/http/calls';
import type { ApiRequest } from '#web/http/client';
import { download } from '#web/http/files';
import { ADD_EMPLOYEE_ID } from './members/CensusMembers.tsx';
import type { CensusView } from './members/use-census-view.ts';

interface CensusToolbarProps {
  quoteId: number;
  view: CensusView;
  canEdit: boolean;
  onAddEmployee: () => void;
  onImport: () => void;
  onHelp: () => void;
  onRemoveAll: () => void;
}

/** Above the table: search, add, import, and less frequent actions. */
export function CensusToolbar(props: CensusToolbarProps) {
  const { view, canEdit, onAddEmployee, onImport } = props;
  const isFiltered = view.matching.length < view.rows.length;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ p: 1.5, flexWrap: 'wrap', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}
    >
      <TextField
        type="search"
        name="CensusFilter"
        placeholder="Filter: name, relationship or #12"
        value={view.filter}
        onChange={({ target }) => view.setFilter(target.value)}
        sx={{ flex: '1 1 200px', maxWidth: { sm: 320 } }}
        slotProps={{
          htmlInput: { 'aria-label': 'Filter the members' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Typography variant="body2" color="textSecondary" role="status">
        {isFiltered && `${view.matching.length.toLocaleString('en-US')} of ${counted(view.rows.length, 'member')}`}
      </Typography>
      <Box sx={{ flexGrow: 1, display: { xs: 'none', md: 'block' } }} />
      {canEdit && (
        <>
          <Button id={ADD_EMPLOYEE_ID} variant="outlined" startIcon={<PersonAddIcon />} onClick={onAddEmployee}>
            Add employee
          </Button>
          <Button variant="outlined" startIcon={<UploadIcon />} onClick={onImport}>
            Import
          </Button>
        </>
      )}
      <MoreActions {...props} />
    </Stack>
  );
}

function MoreActions({ quoteId, view, canEdit, onRemoveAll, onHelp }: CensusToolbarProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: () => unknown) => () => {
    setAnchor(null);
    void action();
  };
  const downloadCsv = () => saved(asking(GROUP_CENSUS.list, { quoteId, query: { canIHazCsv: true } }));
  const downloadTemplate = (format: TemplateFormat) =>
    choose(() => saved(asking(GROUP_CENSUS.template, { query: { format } })));
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        onClick={() => void downloadCsv()}
        sx={canEdit ? { display: { xs: 'none', lg: 'inline-flex' } } : {}}
      >
        Download CSV
      </Button>
      {canEdit && (
        <>
          <Button
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            startIcon={<MoreIcon />}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            More
          </Button>
          <Menu
            anchorEl={anchor}
            open={anchor !== null}
            onClose={() => setAnchor(null)}
            // A dialog containing a menu: accessibility checks require floating content to belong to a landmark or dialog.
            slotProps={{ paper: { role: 'dialog', 'aria-label': 'More actions' } }}
          >
            <MenuItem sx={{ display: { lg: 'none' } }} onClick={choose(downloadCsv)}>
              Download CSV
            </MenuItem>
            <MenuItem onClick={downloadTemplate('xlsx')}>Download the Excel template</MenuItem>
            <MenuItem onClick={downloadTemplate('csv')}>Download the CSV template</MenuItem>
            <MenuItem onClick={choose(onHelp)}>Import help</MenuItem>
            <Divider />
            <MenuItem disabled={view.rows.length === 0} onClick={choose(onRemoveAll)} sx={{ color: 'error.main' }}>
              Remove all members
            </MenuItem>
          </Menu>
        </>
      )}
    </>
  );
}

/** The client has already shown a refused download. */
const saved = (file: ApiRequest) => download(file).catch(() => undefined);
