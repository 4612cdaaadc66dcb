import CompleteIcon from '@mui/icons-material/CheckCircleOutlined';
import IncompleteIcon from '@mui/icons-material/ErrorOutlineOutlined';
import EndedIcon from '@mui/icons-material/RemoveCircleOutlined';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import type { Subgroup } from '#shared/enrollment/application.record';
import { isActiveSubgroup } from '#shared/enrollment/application/subgroup-problems';
import { formatTaxId } from '#shared/formats/tax-id';
import { ToneChip } from '#web/status/ToneChip';
import type { ApplicationForm } from '../form/application-form.ts';
import { useApplication } from '../form/form-context.ts';
import { formProblems } from '../form/form-problems.ts';

/** The subgroups in order, each with its number of open items. */
export function SubgroupList() {
  const { application, goTo } = useApplication();
  const form = useWatch() as ApplicationForm;
  const problems = formProblems(form, application.Facts);
  const missing = (index: number) => problems.filter(({ Field }) => Field.startsWith(`SubGroups.${index}.`)).length;
  return (
    <Stack component="ul" aria-label="Subgroups" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {form.SubGroups.map((subgroup, index) => (
        <Paper
          component="li"
          variant="outlined"
          key={subgroup.SubGroupId}
          sx={{ px: 2, py: 1, display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {subgroup.SubGroupId}
          </Typography>
          <Typography variant="body2" component="span" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
            {subgroup.GroupName || 'Not named yet'}
            {subgroup.TaxId && `, ${formatTaxId(subgroup.TaxId)}`}
          </Typography>
          <StateChip subgroup={subgroup} missing={missing(index)} />
          <Button
            size="small"
            onClick={() => goTo(`SubGroups.${index}.GroupName`)}
            aria-label={`${missing(index) > 0 ? 'Complete' : 'Edit'} subgroup ${subgroup.SubGroupId}`}
          >
            {missing(index) > 0 ? 'Complete' : 'Edit'}
          </Button>
        </Paper>
      ))}
    </Stack>
  );
}

const StateChip = ({ subgroup, missing }: { subgroup: Subgroup; missing: number }) =>
  isActiveSubgroup(subgroup) ? (
    <ToneChip
      look={missing > 0 ? ['warning', IncompleteIcon] : ['success', CompleteIcon]}
      label={missing > 0 ? `Incomplete (${missing})` : 'Complete'}
    />
  ) : (
    <ToneChip look={['secondary', EndedIcon]} label={subgroup.GroupStatus} />
  );
