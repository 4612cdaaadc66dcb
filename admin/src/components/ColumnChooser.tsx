import ColumnsIcon from '@mui/icons-material/ViewWeek';
import { Box, Button, Checkbox, FormControlLabel, FormGroup, Popover } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';

interface ColumnChooserProps {
  /** The storeKey of the table: under it react-admin keeps the columns that are hidden. */
  storeKey: string;
  /** Those that can be left out, by their sources and headings. */
  columns: readonly (readonly [source: string, label: string])[];
  /** Until somebody chooses; the table's hiddenColumns. */
  hiddenAtFirst?: readonly string[];
}

const NONE: readonly string[] = [];

/** Which columns a table shows. Kept where react-admin's table looks; its own chooser cannot be used by screen readers. */
export function ColumnChooser({ storeKey, columns, hiddenAtFirst = NONE }: ColumnChooserProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hidden, setHidden] = useStore<readonly string[]>(storeKey, hiddenAtFirst);
  const toggle = (column: string) =>
    setHidden(hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column]);
  return (
    <>
      <Button
        size="small"
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Columns
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Columns' } }}
      >
        <Box sx={{ p: 2 }}>
          <FormGroup>
            {columns.map(([column, label]) => (
              <FormControlLabel
                key={column}
                label={label}
                control={<Checkbox size="small" checked={!hidden.includes(column)} onChange={() => toggle(column)} />}
              />
            ))}
          </FormGroup>
          <Button size="small" onClick={() => setHidden(hiddenAtFirst)} sx={{ mt: 1 }}>
            Reset
          </Button>
        </Box>
      </Popover>
    </>
  );
}
