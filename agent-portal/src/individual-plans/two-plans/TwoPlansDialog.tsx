import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  NativeSelect,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { COST_YEARS, type CostYear } from '#shared/plans/yearly-cost';
import { errorMessage } from '#web/http/api-error';
import { useIsBelow } from '#web/theme/use-is-below';
import { quoteDoctorsQuery } from '../../components/plan-browser/plan-browser-queries.ts';
import { TwoPlansOffers } from './TwoPlansOffers.tsx';
import { calledOf } from '../household/household-texts.ts';
import { newestQuote, reloadHousehold } from '../individual-plans-queries.ts';
import { type Division, divideHousehold, type Need, type Needs, twoPlansQuery } from './two-plans-queries.ts';

type Person = IndividualEnrollmentResponse['Members'][number];

interface TwoPlansDialogProps {
  household: IndividualEnrollmentResponse;
  onClose: () => void;
}

const YEARS: Readonly<Record<CostYear, string>> = {
  good: 'Checkups',
  usual: 'Usual year',
  bad: 'Bad year',
};

/** Whether a year costs less when some of the household have a plan of their own, for what each of them needs. */
export function TwoPlansDialog({ household, onClose }: TwoPlansDialogProps) {
  const id = useId();
  const isPhone = useIsBelow(700);
  const { Quote } = household;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: Division) => divideHousehold(newestQuote(Quote), wanted),
    onSuccess: () => {
      reloadHousehold(Quote.Id);
      onClose();
    },
  });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      onClose={() => !isPending && onClose()}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Two plans in one household</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2">
            Each plan then has a quote and an application of its own, and the tax credit pays for both. Say what each
            person needs in the year.
          </Typography>
          <Choice household={household} isBusy={isPending} refusal={error} onDivide={mutate} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ChoiceProps {
  household: IndividualEnrollmentResponse;
  isBusy: boolean;
  /** Why it was not divided. */
  refusal: Error | null;
  onDivide: (wanted: Division) => void;
}

/** By hand, or as offered for what each person needs. */
function Choice({ household: { Quote, Members }, isBusy, refusal, onDivide }: ChoiceProps) {
  const people = Members.filter(({ MedicalStatus }) => MedicalStatus === 'Enroll');
  const { data: doctors = [] } = useQuery(quoteDoctorsQuery(Quote.Id));
  const [needs, setNeeds] = useState<Needs>(() => firstNeeds(people));
  const [own, setOwn] = useState<ReadonlySet<number>>(new Set());
  const { data, error } = useQuery({ ...twoPlansQuery(Quote, needs), placeholderData: keepPreviousData });
  const problem = error ?? refusal;
  return (
    <>
      <PeopleTable {...{ people, needs, own }} hasDoctors={doctors.length > 0} onNeeds={setNeeds} onOwn={setOwn} />
      <Box>
        <Button
          size="small"
          variant="outlined"
          disabled={own.size === 0 || own.size === people.length || isBusy}
          onClick={() => onDivide({ memberIds: [...own], firstPlanId: null, secondPlanId: null })}
        >
          Divide as ticked, and choose the second plan there
        </Button>
      </Box>
      {problem && <Alert severity="warning">{errorMessage(problem)}</Alert>}
      {data && (
        <TwoPlansOffers
          {...{ people, data, isBusy }}
          onUse={({ SecondMemberIds, First, Second }) =>
            onDivide({ memberIds: SecondMemberIds, firstPlanId: First.PlanId, secondPlanId: Second.PlanId })
          }
        />
      )}
      {!data && !error && (
        <Typography variant="body2" role="status">
          Pricing every way to divide the household…
        </Typography>
      )}
    </>
  );
}

/** The applicant has a usual year; the others need checkups only. */
const firstNeeds = (people: readonly Person[]): Needs =>
  Object.fromEntries(people.map(({ Id }, at) => [Id, { year: at === 0 ? 'usual' : 'good', seesDoctors: false }]));

interface PeopleTableProps {
  people: readonly Person[];
  needs: Needs;
  own: ReadonlySet<number>;
  hasDoctors: boolean;
  onNeeds: (needs: Needs) => void;
  onOwn: (own: ReadonlySet<number>) => void;
}

function PeopleTable({ people, needs, own, hasDoctors, onNeeds, onOwn }: PeopleTableProps) {
  const toggle = (id: number) => {
    const changed = new Set(own);
    if (!changed.delete(id)) {
      changed.add(id);
    }
    onOwn(changed);
  };
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="What each person needs">
      <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>Person</TableCell>
            <TableCell>Care</TableCell>
            {hasDoctors && <TableCell>Sees the doctors</TableCell>}
            <TableCell>Own plan</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <PersonNeeds
              key={person.Id}
              name={calledOf(person)}
              need={needs[person.Id]!}
              hasOwn={own.has(person.Id)}
              hasDoctors={hasDoctors}
              onNeed={(need) => onNeeds({ ...needs, [person.Id]: need })}
              onOwn={() => toggle(person.Id)}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface PersonNeedsProps {
  name: string;
  need: Need;
  hasOwn: boolean;
  hasDoctors: boolean;
  onNeed: (need: Need) => void;
  onOwn: () => void;
}

const PersonNeeds = ({ name, need, hasOwn, hasDoctors, onNeed, onOwn }: PersonNeedsProps) => (
  <TableRow>
    <TableCell component="th" scope="row">
      {name}
    </TableCell>
    <TableCell>
      <NativeSelect
        value={need.year}
        inputProps={{ 'aria-label': `Care of ${name}` }}
        onChange={({ target }) => onNeed({ ...need, year: target.value as CostYear })}
        sx={{ typography: 'body2', minWidth: '8em' }}
      >
        {COST_YEARS.map((year) => (
          <option key={year} value={year}>
            {YEARS[year]}
          </option>
        ))}
      </NativeSelect>
    </TableCell>
    {hasDoctors && (
      <TableCell>
        <Checkbox
          size="small"
          checked={need.seesDoctors}
          onChange={({ target }) => onNeed({ ...need, seesDoctors: target.checked })}
          slotProps={{ input: { 'aria-label': `${name} sees the doctors` } }}
        />
      </TableCell>
    )}
    <TableCell>
      <Checkbox
        size="small"
        checked={hasOwn}
        onChange={onOwn}
        slotProps={{ input: { 'aria-label': `Own plan for ${name}` } }}
      />
    </TableCell>
  </TableRow>
);
