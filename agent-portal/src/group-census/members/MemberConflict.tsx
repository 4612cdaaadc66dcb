import { useQuery } from '@tanstack/react-query';
import { formatName } from '#shared/formats/person-name';
import { censusQuery } from '../../components/quote/quote-queries.ts';
import { StaleDialog } from '#web/records/StaleDialog';
import { memberDifferences, toForm, type EditTarget, type MemberForm } from './member-form.ts';

interface MemberConflictProps {
  quoteId: number;
  memberId: number;
  mine: MemberForm;
  /** Their version, or their removal, stands. */
  onTakeTheirs: () => void;
  /** With what to save it as now: their newer version, or a new member where theirs is gone. */
  onKeepMine: (target: EditTarget) => void;
}

/** Somebody else changed or removed the member that is being edited here. */
export function MemberConflict({ quoteId, memberId, mine, ...choice }: MemberConflictProps) {
  const { data, isFetching } = useQuery({ ...censusQuery(quoteId), staleTime: 0 });
  const theirs = data?.find(({ Id }) => Id === memberId);
  const isReady = data !== undefined && !isFetching;
  if (isReady && !theirs) {
    return (
      <StaleDialog
        title={`${formatName(mine)} is no longer on the census`}
        rows={[]}
        takeLabel="Leave it removed"
        keepLabel="Add again with my values"
        onTakeTheirs={choice.onTakeTheirs}
        onKeepMine={() =>
          choice.onKeepMine({
            kind: 'new',
            relationship: mine.RelationshipToSubscriber,
            employeeNumber: Number(mine.EmployeeNumber),
          })
        }
      >
        Somebody else removed this member while you were editing. What you typed is still here. A stored SSN would have
        to be entered again.
      </StaleDialog>
    );
  }
  const theirForm = theirs && toForm(theirs);
  return (
    <StaleDialog
      title="Somebody else has changed this member"
      rows={isReady && theirForm ? memberDifferences(mine, theirForm) : null}
      takeLabel="Take their values"
      keepLabel="Save mine instead"
      onTakeTheirs={choice.onTakeTheirs}
      onKeepMine={() => theirs && choice.onKeepMine({ kind: 'stored', id: memberId, version: theirs.Version })}
    >
      It was saved by somebody else after you opened it. Nothing of yours has been saved yet.
    </StaleDialog>
  );
}
