import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { CensusForm } from '../saving/census-form.ts';
import { memberLabel } from './member-labels.ts';
import { MemberFields } from './MemberFields.tsx';

interface MemberCardProps {
  index: number;
  /** Null where the person stays: the applicant, and everyone in a quote of the marketplace or one that cannot be edited. */
  onRemove: (() => void) | null;
}

/** One person of the household. */
export function MemberCard({ index, onRemove }: MemberCardProps) {
  const id = useId();
  const label = memberLabel(useWatch<CensusForm, 'Members'>({ name: 'Members' }), index);
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ pt: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { pt: 0, borderTop: 0 } }}
    >
      <Stack
        direction="row"
        spacing={1}
        sx={{ mb: 1.5, minHeight: 40, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="subtitle1" component="h3" id={id}>
          {label}
        </Typography>
        {onRemove && (
          <IconButton
            aria-label={`Remove ${label.toLowerCase()}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRemove}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </Stack>
      <MemberFields index={index} />
    </Box>
  );
}
