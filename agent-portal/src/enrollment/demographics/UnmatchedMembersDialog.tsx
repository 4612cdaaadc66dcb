import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  List,
  ListItem,
  ListItemText,
} from '@mui/material';
import { useState } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { UnmatchedMember } from '#shared/enrollment/members/members.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';

interface UnmatchedMembersDialogProps {
  members: readonly UnmatchedMember[];
  /** The confirmed step is running. */
  busy?: boolean;
  /** The user has read the list and proceeds. */
  onProceed: () => void;
  onCancel: () => void;
}

/** Lists who would lose coverage; the checkbox must be checked before Proceed. Spec 001 section 2, "unmatched census members". */
export function UnmatchedMembersDialog({ members, busy = false, onProceed, onCancel }: UnmatchedMembersDialogProps) {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <Dialog open onClose={() => !busy && onCancel()} maxWidth="sm" fullWidth>
      <DialogTitle>
        {members.length === 1
          ? '1 covered member is not on this census'
          : `${members.length.toLocaleString('en-US')} covered members are not on this census`}
      </DialogTitle>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 1 }}>
          They are enrolled in the group’s coverage now. With this enrollment their coverage ends.
        </DialogContentText>
        <List
          dense
          aria-label="Members who are not on this census"
          sx={{ maxHeight: 320, overflowY: 'auto' }}
          tabIndex={0}
        >
          {members.map((member, index) => (
            <ListItem key={index} disableGutters>
              <ListItemText
                primary={formatName(member)}
                secondary={`${RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, born ${formatDay(member.DateOfBirth)}`}
              />
            </ListItem>
          ))}
        </List>
        <FormControlLabel
          control={<Checkbox checked={isAgreed} onChange={(_event, agreed) => setAgreed(agreed)} />}
          label="The coverage of these members shall end."
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!isAgreed} loading={busy} onClick={onProceed}>
          Proceed
        </Button>
      </DialogActions>
    </Dialog>
  );
}
