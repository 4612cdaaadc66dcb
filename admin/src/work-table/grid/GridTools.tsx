import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import { Button } from '@mui/material';
import { ColumnsPanelTrigger } from '@mui/x-data-grid';
import { createPortal } from 'react-dom';
import { useGridContext } from './grid-context.ts';

/** The grid's toolbar, rendered in the line above the grid. */
export function GridTools() {
  const { tools } = useGridContext();
  return (
    tools &&
    createPortal(
      <ColumnsPanelTrigger
        aria-haspopup="dialog"
        render={
          <Button size="small" startIcon={<ColumnsIcon />}>
            Columns
          </Button>
        }
      />,
      tools,
    )
  );
}
