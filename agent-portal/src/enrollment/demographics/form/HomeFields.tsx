import HelpIcon from '@mui/icons-material/HelpOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSubscriber } from '#shared/census/household-rules';
import { isOutOfArea } from '#shared/enrollment/members/plan-problems';
import { lazyPart } from '#web/shell/lazy-part';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { MemberAddressInputs } from '../../../components/MemberAddressInputs.tsx';
import { memberInForm, type MemberContext, type MemberForm } from './member-form.ts';

const OutOfAreaHelpDialog = lazyPart(async () => (await import('./OutOfAreaHelpDialog.tsx')).OutOfAreaHelpDialog);

/** The member's home and mailing address. A dependent shares the employee's home unless stated otherwise. */
export function HomeFields(context: MemberContext) {
  const { member, facts } = context;
  const { control, setValue } = useFormContext<MemberForm>();
  const form = useWatch({ control }) as MemberForm;
  const [isHelpOpen, setHelpOpen] = useState(false);
  const enrolled = memberInForm(form, context);
  const isEmployee = isSubscriber(member);
  return (
    <Stack spacing={2}>
      {!isEmployee && <SwitchInput<MemberForm> name="LivesWithEmployee" label="Lives with the employee" />}
      {(isEmployee || !form.LivesWithEmployee) && (
        <MemberAddressInputs
          path="HomeAddress"
          hasCounty
          onCounty={(county) => setValue('RateArea', county?.RateArea ?? null)}
        />
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="body2" color="textSecondary" role="status">
          {areaText(enrolled.HomeAddress.CountyFips, enrolled.RateArea)}
        </Typography>
        <Button size="small" startIcon={<HelpIcon />} onClick={() => setHelpOpen(true)}>
          Out-of-area help
        </Button>
      </Stack>
      {isOutOfArea(enrolled, facts) && (
        <Alert severity="info">
          This home is outside the service area of the plan. The member is reported as out of area.
        </Alert>
      )}
      <SwitchInput<MemberForm>
        name="MailingAddressSameAsHome"
        label={isEmployee ? 'The mailing address is the home address' : 'Mail goes to the home of the employee'}
      />
      {!form.MailingAddressSameAsHome && <MemberAddressInputs path="MailingAddress" hasCounty={false} />}
      {isHelpOpen && (
        <Suspense>
          <OutOfAreaHelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function areaText(countyFips: string, rateArea: number | null): string {
  if (countyFips === '') {
    return 'The county determines the rating area.';
  }
  return rateArea === null ? 'Outside Michigan: no rating area.' : `Rating area ${rateArea}.`;
}
