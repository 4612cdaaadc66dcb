import OpenInNewIcon from '@mui/icons-material/ArrowOutward';
import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { StatusChip } from '../status/StatusChip.tsx';
import { isCommand, type PaletteApp, type PaletteChoice, type PaletteSection } from './palette-option.ts';

interface PaletteOptionsProps {
  id: string;
  app: PaletteApp['name'];
  sections: readonly PaletteSection[];
  active: PaletteChoice | null;
  isBusy: boolean;
  onPoint: (option: PaletteChoice) => void;
  onChoose: (option: PaletteChoice) => void;
}

export const optionElementId = (listId: string, option: PaletteChoice): string => `${listId}-${option.id}`;

/** Matches, by kind. The field keeps the focus and points to the active option. */
export const PaletteOptions = ({ id, app, sections, active, isBusy, onPoint, onChoose }: PaletteOptionsProps) => (
  <Box id={id} role="listbox" aria-label="Results" aria-busy={isBusy} sx={LIST}>
    {sections.map(({ title, options }) => (
      <Box key={title} role="group" aria-labelledby={`${id}-${title}`}>
        <Typography id={`${id}-${title}`} variant="body2" color="textSecondary" component="div" sx={TITLE}>
          {title}
        </Typography>
        {options.map((option) => (
          <Option
            key={option.id}
            elementId={optionElementId(id, option)}
            option={option}
            otherApp={app === 'console' ? 'agent portal' : 'console'}
            isActive={option === active}
            onPoint={onPoint}
            onChoose={onChoose}
          />
        ))}
      </Box>
    ))}
  </Box>
);

interface OptionProps extends Pick<PaletteOptionsProps, 'onPoint' | 'onChoose'> {
  elementId: string;
  option: PaletteChoice;
  /** Its name. */
  otherApp: string;
  isActive: boolean;
}

function Option({ elementId, option, otherApp, isActive, onPoint, onChoose }: OptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) {
      element.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isActive]);
  return (
    <Box
      ref={element}
      id={elementId}
      role="option"
      aria-selected={isActive}
      // Prevents the click from taking the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => !isActive && onPoint(option)}
      onClick={() => onChoose(option)}
      sx={OPTION}
    >
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography variant="body2" component="div" sx={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}>
          {option.title}
        </Typography>
        {option.detail && (
          <Typography variant="body2" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {option.detail}
          </Typography>
        )}
      </Box>
      {!isCommand(option) && option.status && (
        <StatusChip status={option.status.code} label={option.status.label} audience="external" size="small" />
      )}
      {!isCommand(option) && option.isOtherApp && (
        <OpenInNewIcon fontSize="small" titleAccess={`Opens in the ${otherApp}`} sx={{ opacity: 0.7 }} />
      )}
    </Box>
  );
}

const LIST = { overflowY: 'auto', flexGrow: 1, minHeight: 0, px: 1, pb: 1 } as const;
const TITLE = { px: 1, pt: 1.5, pb: 0.5 } as const;
const OPTION = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  px: 1,
  py: 0.75,
  borderRadius: 1,
  cursor: 'pointer',
  borderLeft: 3,
  borderColor: 'transparent',
  '&[aria-selected="true"]': { bgcolor: 'action.hover', borderColor: 'primary.main' },
} as const;
