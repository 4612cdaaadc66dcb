import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrandMark } from '#web/shell/BrandMark';
import { Shell } from '#web/shell/Shell';
import { NewScreen } from '#web/shell/use-heading-focus';
import { parametersQuery } from '../providers/parameters-query.ts';
import { FocusKeeper } from './focus/FocusKeeper.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { useSidebar } from './use-sidebar.ts';

const BRAND = (
  <BrandMark>
    <Chip label="Console" variant="outlined" sx={{ display: { xs: 'none', sm: 'inline-flex' }, borderRadius: 1 }} />
  </BrandMark>
);

/** The frame of every screen of the console. */
export function ConsoleLayout({ children }: { children: ReactNode }) {
  return (
    <NewScreen value="arrival">
      <Shell
        brand={BRAND}
        home="/"
        tools={<HeaderTools />}
        navigation={useSidebar()}
        downtimeMessage={useQuery(parametersQuery).data?.['DownTimeBannerMessage']}
      >
        {children}
      </Shell>
      <FocusKeeper rootId="main" />
      <SessionGuard />
    </NewScreen>
  );
}
