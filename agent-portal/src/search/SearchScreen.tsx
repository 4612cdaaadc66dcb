import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useEffect, useId } from 'react';
import { useSearchParams } from 'react-router';
import type { GroupSearchRow } from '#shared/search/group-search.record';
import { Screen } from '#web/shell/Screen';
import { useStoredState } from '../app/use-stored-state.ts';
import { useCan, useUser } from '../app/session/use-user.ts';
import { rememberSearch } from '../app/startup/workflow-state.ts';
import { useNextStep } from '../components/group-opening/use-next-step.ts';
import { useOpenGroup } from '../components/group-opening/use-open-group.tsx';
import { GroupSearch } from './GroupSearch.tsx';
import { IndividualSearch } from './IndividualSearch.tsx';
import { type SearchMode, searchModes } from './search-modes.ts';

/** /search: groups or individuals; ?mode=group-only and ?mode=individual-only fix the choice. Source: spec 002 section 2. */
export function SearchScreen() {
  const [address] = useSearchParams();
  const [isInternal, mayQuoteGroups] = [useCan('internal'), useCan('smallgroup')];
  const modes = searchModes({ asked: address.get('mode'), isInternal, mayQuoteGroups });
  const [kept, setKept] = useStoredState<SearchMode>('search-mode', 'group');
  const mode = modes.includes(kept) ? kept : modes[0]!;
  const { Id: userId, AgentId: agentId } = useUser();
  useEffect(() => rememberSearch({ userId, agentId }, mode), [userId, agentId, mode]);
  return (
    <Screen title={TITLES[modes.length === 1 ? modes[0]! : 'either']}>
      {modes.length > 1 && <ModeChoice mode={mode} onChange={setKept} />}
      {mode === 'group' ? <GroupSearchToOpen /> : <IndividualSearch />}
    </Screen>
  );
}

const TITLES: Record<SearchMode | 'either', string> = {
  group: 'Find a group',
  individual: 'Find an individual',
  either: 'Search',
};

function ModeChoice({ mode, onChange }: { mode: SearchMode; onChange: (mode: SearchMode) => void }) {
  const id = useId();
  return (
    <FormControl sx={{ mb: 2 }}>
      <FormLabel id={id}>Search for</FormLabel>
      <RadioGroup row aria-labelledby={id} value={mode} onChange={(_event, value) => onChange(value as SearchMode)}>
        <FormControlLabel value="group" control={<Radio />} label="Group" />
        <FormControlLabel value="individual" control={<Radio />} label="Individual" />
      </RadioGroup>
    </FormControl>
  );
}

function GroupSearchToOpen() {
  const { openGroup, isOpening, dialog } = useOpenGroup();
  const stepOf = useNextStep();
  const labelOf = ({ Id, NewestQuote }: GroupSearchRow) =>
    NewestQuote ? stepOf({ Id: NewestQuote.Id, Status: NewestQuote.Status, GroupId: Id }).label : 'Start quote';
  const open = (group: GroupSearchRow) => (
    <Button
      size="small"
      disabled={isOpening}
      endIcon={<ArrowForwardIcon />}
      aria-label={`${labelOf(group)}: ${group.GroupName}`}
      onClick={() => openGroup({ id: group.Id, name: group.GroupName })}
      sx={{ whiteSpace: 'nowrap', ml: -1 }}
    >
      {labelOf(group)}
    </Button>
  );
  return (
    <>
      <GroupSearch action={open} />
      {dialog}
    </>
  );
}
