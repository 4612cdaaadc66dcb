import { Box, Button, Collapse, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { LINK_WORDS } from '#shared/languages/link.words';
import { useTranslated, useWords } from './spoken.ts';

interface BesideOriginalProps {
  /** In English. */
  original: ReactNode;
  /** Its translation. */
  children: ReactNode;
}

/** A translation with its English original, which can be folded away: beside it, on a phone below it. */
export function BesideOriginal({ original, children }: BesideOriginalProps) {
  const { say } = useWords();
  const [isShown, setShown] = useState(true);
  return (
    <Box sx={isShown ? BESIDE : undefined}>
      <Box>{children}</Box>
      <Box>
        <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)} sx={{ mb: 1 }}>
          {say(isShown ? LINK_WORDS.hideOriginal : LINK_WORDS.showOriginal)}
        </Button>
        <Collapse in={isShown} unmountOnExit>
          <Box component="section" aria-label={say(LINK_WORDS.original)}>
            <Box lang="en" dir="ltr">
              {original}
            </Box>
          </Box>
        </Collapse>
      </Box>
    </Box>
  );
}

/** Above a box whose words are translated: the English ones, which are agreed to. */
export function OriginalOfConsent({ text }: { text: string }) {
  const { say } = useWords();
  return (
    useTranslated()(text) !== text && (
      <BesideOriginal original={<Typography variant="body2">{text}</Typography>}>
        <Typography variant="body2" color="textSecondary">
          {say(LINK_WORDS.originalCounts)}
        </Typography>
      </BesideOriginal>
    )
  );
}

const BESIDE = { display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, columnGap: 4 } as const;
