import { Box, Button, Typography } from '@mui/material';
import { formatInstant } from '#shared/formats/instant';
import { isSameUsername } from '#shared/sales/assignment';
import { can, currentUser } from '../providers/current-user.ts';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { useAssignment } from './use-assignment.ts';

/** Who works on the quote and since when, and the button that this user may press. */
export function AssignmentCell({ quote }: { quote: GroupQuoteRecord }) {
  const { cell, isBusy, claim, release } = useAssignment(quote);
  const { AssignedToFullname, AssignedToUsername, AssignedAt, GroupName } = quote;
  const isFree = AssignedToFullname === null;
  const isMine = isSameUsername(AssignedToUsername, currentUser().Username);
  return (
    <Box ref={cell} tabIndex={-1} sx={{ display: 'flex', gap: 1, alignItems: 'center', outline: 0 }}>
      {!isFree && (
        <div>
          {isMine ? 'You' : AssignedToFullname}
          <Typography
            component="span"
            variant="caption"
            color="textSecondary"
            sx={{ display: 'block', whiteSpace: 'nowrap' }}
          >
            since {formatInstant(AssignedAt)}
          </Typography>
        </div>
      )}
      {/* One button, whatever it does: it keeps the focus. */}
      {(isFree || isMine || can('superuser')) && (
        <Button
          size="small"
          variant={isFree ? 'outlined' : 'text'}
          loading={isBusy}
          onClick={isFree ? claim : release}
          aria-label={`${isFree ? 'Claim' : 'Release'} ${GroupName}`}
        >
          {isFree ? 'Claim' : 'Release'}
        </Button>
      )}
    </Box>
  );
}
