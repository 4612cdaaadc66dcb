import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { EmployeeLinks } from '#shared/enrollment/employees/employees.record';
import { formatInstant } from '#shared/formats/instant';
import { counted } from '#shared/formats/text';
import { PhoneLink } from '#web/shell/PhoneLink';
import { OnTheWay } from '../../components/email/OnTheWay.tsx';

/** The links that were just made, with the codes that are told: shown once. */
export function MadeEmployeeLinks({
  made: { Links, ExpiresAt },
  mailboxUrl,
}: {
  made: EmployeeLinks;
  mailboxUrl: string | null;
}) {
  const mailed = Links.filter(({ To }) => To !== null).length;
  const texted = Links.filter(({ CodePhone }) => CodePhone !== null).length;
  const isTelling = texted < Links.length;
  const sent = [
    mailed > 0 && `${counted(mailed, 'link is', 'links are')} on the way by email.`,
    texted > 0 && `${counted(texted, 'code is', 'codes are')} on the way by text message.`,
  ].filter(Boolean);
  return (
    <Stack spacing={2}>
      {sent.length > 0 && (
        <OnTheWay count={mailed + texted} what={texted > 0 ? 'messages' : 'email'} mailboxUrl={mailboxUrl}>
          {sent.join(' ')}
        </OnTheWay>
      )}
      {isTelling && (
        <Alert severity="info">
          {texted > 0 ? 'Give the others' : 'Give each employee'} the code by phone or in person, never together with
          the link. Note the codes now: for security they are not stored.
        </Alert>
      )}
      <Box component="ul" aria-label="Codes" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Links.map(({ MemberId, Name, Code, CodePhone, Url, To }) => (
          <Box key={MemberId} component="li" sx={{ py: 1, overflowWrap: 'anywhere' }}>
            <Stack direction="row" useFlexGap spacing={2} sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
              <Typography variant="subtitle2" component="span">
                {Name}
              </Typography>
              <Typography variant="subtitle2" component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {CodePhone === null ? (
                  `Code ${Code}`
                ) : (
                  <>
                    Code to <PhoneLink phone={CodePhone} callee={Name} />
                  </>
                )}
              </Typography>
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {Url ?? `Link sent to ${To}`}
            </Typography>
          </Box>
        ))}
      </Box>
      <CopyLinks links={Links} />
      <Typography variant="body2">Valid until {formatInstant(ExpiresAt)}.</Typography>
    </Stack>
  );
}

function CopyLinks({ links }: { links: EmployeeLinks['Links'] }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard
      .writeText(links.map(({ Name, Code, Url }) => [Name, Code, Url].filter(Boolean).join('\t')).join('\n'))
      .then(
        () => setSaid('Copied.'),
        () => setSaid('The browser does not allow copying. Select the lines instead.'),
      );
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy the list
      </Button>
      <Typography variant="body2" role="status">
        {said}
      </Typography>
    </Stack>
  );
}
