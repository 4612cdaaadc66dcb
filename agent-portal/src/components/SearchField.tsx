import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment } from '@mui/material';
import type { ComponentProps } from 'react';
import { PlainField } from '#web/inputs/PlainField';

type SearchFieldProps = Omit<ComponentProps<typeof PlainField>, 'type' | 'autoComplete' | 'startAdornment'>;

/** The search field of the list below it. */
export const SearchField = (props: SearchFieldProps) => (
  <PlainField
    {...props}
    type="search"
    autoComplete="off"
    startAdornment={
      <InputAdornment position="start">
        <SearchIcon fontSize="small" />
      </InputAdornment>
    }
  />
);
